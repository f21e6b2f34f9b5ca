#!/bin/bash
# Does what a newcomer does: clones the repository, runs the first command of the README in an empty environment, packs
# the program and starts it elsewhere. Only git, Maven and a JDK 25 are needed, and Maven Central for an empty home.
#
#   protocol-tests/newcomer.sh [FOLDER]            about three minutes, most of it downloading
#   CHECK=on protocol-tests/newcomer.sh [FOLDER]   also the second command, ./gradlew check
#
# HOME_FOLDER names another home than an empty one, such as one with a filled ~/.m2.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
folder=${1:-$(mktemp -d)}
home=${HOME_FOLDER:-$folder/home}
mkdir -p "$folder" "$home"
folder=$(cd "$folder" && pwd)

bare() { env -i HOME="$home" PATH=/usr/bin:/bin "$@"; }
step() { echo "== $*"; }
fail() { echo "FAILED: $*" >&2; exit 1; }
answers() { [[ $(cd / && "$@" --version) == Duplex\ * ]] || fail "$* --version"; }

step "git clone"
git clone --quiet "$root" "$folder/duplex"
cd "$folder/duplex"

step "./gradlew run"
printf 'st 1\ne4\nquit\n' | bare ./gradlew run >"$folder/run.txt" || fail "./gradlew run, see $folder/run.txt"
grep "^I play " "$folder/run.txt" || fail "no move in $folder/run.txt"

if [ -n "${CHECK:-}" ]; then
    step "./gradlew check"
    time bare ./gradlew check >"$folder/check.txt" || fail "./gradlew check, see $folder/check.txt"
    [ -z "$(git status --porcelain)" ] || fail "the build left files behind"
fi

step "./gradlew dist"
bare ./gradlew dist >"$folder/dist.txt" || fail "./gradlew dist, see $folder/dist.txt"
elsewhere="$folder/some where"
mkdir -p "$elsewhere"
tar -xzf build/duplex-*.tar.gz -C "$elsewhere"
program=$(echo "$elsewhere"/duplex-*/bin/duplex)
ln -sfn "$program" "$folder/link"
chmod -R a-w "$elsewhere"
trap 'chmod -R u+w "$elsewhere"' EXIT
rm -rf build

step "the archive, unpacked in $elsewhere"
answers "$program"
answers env -i "$program"
answers env -i "$folder/link"
cd /
env -i PATH=/usr/bin:/bin "$root/protocol-tests/smoke.sh" "$folder/link"
env -i "$folder/link" bench 4 | tail -n 1
echo "all is well"
