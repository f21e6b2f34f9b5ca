#!/bin/bash
# Hours of attacks on the linked program: nonsense, shortage of everything, a crowd of processes on short clocks, one
# process for long, thousands of games on the clock. What is interrupted goes on where it was when it is called again.
#
#   protocol-tests/endurance.sh [FOLDER [PART...]]     FOLDER (build/endurance) keeps what was found
#
# The parts, all of them unless some are named: faults fuzz soak overload games. FUZZ_TOTAL (10000000 lines), SOAK_SECONDS
# (3600) and GAMES (10000) say how much; OVERLOAD_ENGINE names another UCI engine to be measured beside this one, and
# OPENINGS a file of positions for the games. The last two parts belong on a machine that does nothing else. Figures for
# docs/testing.md stand in FOLDER/figures.txt.
set -u

root=$(cd "$(dirname "$0")/.." && pwd)
folder=${1:-$root/build/endurance}
mkdir -p "$folder" && folder=$(cd "$folder" && pwd) || exit 1
shift
[ $# -gt 0 ] || set -- faults fuzz soak overload games
figures=$folder/figures.txt
chunk=1000000
failures=0

# One test of the black box; its lines of figures are kept.
slow() { # name, test
  (cd "$root" && mvn -o -q -Pslow -pl protocol-tests -am test "-Dtest=$2" -Dsurefire.failIfNoSpecifiedTests=false) \
    > "$folder/$1.log" 2>&1
  local status=$?
  [ $status = 0 ] || { echo "FAILED  $1, see $folder/$1.log"; failures=$((failures + 1)); }
  return $status
}

keep() { # name, pattern of the lines of figures
  grep -E "$2" "$folder/$1.log" | sed "s|^|$(date -u +%F) $1: |" | tee -a "$figures"
}

faults() {
  slow faults 'ResourceFaultTest,FootprintTest'
  keep faults 'limits, did not start|no memory or thread|quit to the end'
}

fuzz() {
  local done=0 seed=1000 lines
  [ -f "$folder/fuzz.state" ] && read -r done seed < "$folder/fuzz.state"
  while [ "$done" -lt "${FUZZ_TOTAL:-10000000}" ]; do
    lines=$((${FUZZ_TOTAL:-10000000} - done))
    [ "$lines" -gt $chunk ] && lines=$chunk
    FUZZ_LINES=$lines FUZZ_SEED=$seed slow fuzz 'FuzzTest#aMillionLinesOfNonsense' || return
    done=$((done + lines))
    seed=$(sed -n 's/.*next seed \([0-9]*\),.*/\1/p' "$folder/fuzz.log" | tail -1)
    echo "$done $seed" > "$folder/fuzz.state"
    keep fuzz 'lines \([0-9]+ about files'
    echo "$done lines of nonsense, next seed $seed" | tee -a "$figures"
  done
}

soak() {
  slow soak 'SoakTest#anHourLeavesNothingBehind'
  keep soak 'rounds in'
}

overload() {
  slow overload OverloadTest
  keep overload 'lost on time'
}

games() {
  local tools=$root/modules/chess.tools/duplex-tools program=$root/build/duplex/bin/duplex
  local openings=${OPENINGS:-${DUPLEX_DATA:+$DUPLEX_DATA/books/UHO_4060_v2.epd.zip}}
  "$tools" match --engine name=uci cmd="$program" --engine name=xboard cmd="$program" proto=xboard \
    --each tc=1+0.01 option.Hash=16 margin=0 strict=on ${openings:+--openings file="$openings" seed=1} \
    --games "${GAMES:-10000}" --concurrency 1 --results "$folder/games.tsv" 2>&1 | tee "$folder/games.log"
  keep games '^(games|violations|endings)'
}

for part in "$@"; do
  case $part in
    faults | fuzz | soak | overload | games) $part ;;
    *) echo "no part $part"; exit 2 ;;
  esac
done
echo "$failures failed; figures are in $figures"
[ "$failures" = 0 ]
