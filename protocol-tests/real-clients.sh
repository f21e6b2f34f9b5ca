#!/bin/bash
# Drives the linked program with clients that others wrote: python-chess and lichess-bot in both protocols, Python's
# package stockfish, fastchess, cutechess-cli and qapla's tester. Takes whatever it finds and tells how to get the rest.
#
#   protocol-tests/real-clients.sh [FOLDER]       FOLDER keeps what the clients said
#
# DUPLEX names another program than build/duplex/bin/duplex, PYTHON another interpreter than python3 (PYTHONPATH may hold
# sources of the packages). FASTCHESS, CUTECHESS and QAPLA name programs that are not in the PATH, LICHESS_BOT the folder
# of lichess-bot. A run takes about six minutes.
set -u

root=$(cd "$(dirname "$0")/.." && pwd)
duplex=$(realpath "${DUPLEX:-$root/build/duplex/bin/duplex}")
folder=${1:-$root/build/real-clients}
python=${PYTHON:-python3}
failures=0
[ -x "$duplex" ] || { echo "no program at $duplex: run ./gradlew assemble first"; exit 1; }
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)

verdict() { # name, whether it is good, what is to be said
  if [ "$2" = 0 ]; then
    echo "ok      $1: $3"
  else
    echo "FAILED  $1: $3, see $folder/$1.log"
    failures=$((failures + 1))
  fi
}

# A script of ours that skips by itself what is not there.
script() { # name, file
  timeout 900 "$python" "$root/protocol-tests/$2" "$duplex" > "$folder/$1.log" 2>&1
  local status=$?
  if grep -q '^skipped' "$folder/$1.log"; then
    grep -m1 '^skipped' "$folder/$1.log"
  else
    verdict "$1" $status "$(grep -E '^(ok|FAILED|all is well|[0-9]+ failed)' "$folder/$1.log" | tail -2 | sed 's/^ok *//' | paste -sd ';' -)"
  fi
}

found() { # program, how to get it
  # The functions below have names of programs, too.
  type -P "$1" > /dev/null && return 0
  echo "skipped: there is no $1 ($2)"
  return 1
}

fastchess=${FASTCHESS:-fastchess}
fastchess() {
  timeout 300 "$fastchess" --compliance "$duplex" > "$folder/fastchess-compliance.log" 2>&1
  local status=$?
  verdict fastchess-compliance $status "$(grep -c Passed "$folder/fastchess-compliance.log") steps passed"
  rm -f "$folder/fastchess.pgn"
  (cd "$folder" && timeout 600 "$fastchess" -engine cmd="$duplex" name=one -engine cmd="$duplex" name=two \
    option.EvalMode=classical -each tc=4+0.05 timemargin=300 -rounds 3 -games 2 -concurrency 1 \
    -pgnout file=fastchess.pgn > fastchess-match.log 2>&1)
  grep -qiE 'illegal|disconnect|stall|loses on time|Bestmove does not match|invalid' "$folder/fastchess-match.log"
  local complained=$?
  local games
  games=$(grep -c '^Finished game' "$folder/fastchess-match.log")
  [ "$complained" = 1 ] && [ "$games" = 6 ]
  verdict fastchess-match $? "$games games"
}

cutechess=${CUTECHESS:-cutechess-cli}
cutechess() {
  (cd "$folder" && timeout 600 "$cutechess" -engine cmd="$duplex" name=uci proto=uci -engine cmd="$duplex" name=xboard \
    proto=xboard -each tc=4+0.05 timemargin=300 -games 6 -pgnout cutechess.pgn > cutechess.log 2>&1)
  grep -qiE 'illegal|disconnect|stall|on time|invalid|terminat' "$folder/cutechess.log"
  local complained=$?
  local games
  games=$(grep -c '^Finished game' "$folder/cutechess.log")
  [ "$complained" = 1 ] && [ "$games" = 6 ]
  verdict cutechess $? "$games games, UCI against XBoard"
}

qapla=${QAPLA:-qapla-engine-tester}
qapla() {
  mkdir -p "$folder/qapla"
  (cd "$folder/qapla" && timeout 1200 "$qapla" --concurrency=1 --logpath="$folder/qapla" --engine name=duplex cmd="$duplex" \
    proto=uci --test numgames=2 > ../qapla.log 2>&1)
  local status=$?
  # 12: it has remarks, but nothing of importance.
  [ $status = 0 ] || [ $status = 12 ]
  verdict qapla $? "exit code $status, $(grep -c PASS "$folder/qapla.log") passed, $(grep -c FAIL "$folder/qapla.log") failed"
}

script python-chess python-chess.py
script lichess-bot lichess-bot.py
script python-stockfish python-stockfish.py
found "$fastchess" "https://github.com/Disservin/fastchess, make, then FASTCHESS=its path" && fastchess
found "$cutechess" "https://github.com/cutechess/cutechess, needs Qt, then CUTECHESS=its path" && cutechess
found "$qapla" "https://github.com/Mangar2/qapla-engine-tester, cmake, then QAPLA=its path" && qapla

echo "load: $(cut -d' ' -f1-3 /proc/loadavg 2> /dev/null)"
echo "$failures failed; what the clients said is in $folder"
[ "$failures" = 0 ]
