#!/bin/bash
# Plays games of the linked program against real partners: xboard as the user interface, GNU Chess,
# Fairy-Max and Duplex itself as opponents, polyglot as the way from xboard to UCI. Fails if a game
# has no result or if xboard's debug file holds a complaint.
#
#   protocol-tests/real-partners.sh [FOLDER]      FOLDER keeps games and debug files
#
# DUPLEX names another program than build/duplex/bin/duplex. A run takes about six minutes.
set -u

root=$(cd "$(dirname "$0")/.." && pwd)
duplex=${DUPLEX:-$root/build/duplex/bin/duplex}
folder=${1:-$root/build/real-partners}
PATH=$PATH:/usr/games
failures=0
status=0

need() { # program, package
  command -v "$1" > /dev/null && return
  echo "skipped: there is no $1 (Debian and Ubuntu: apt-get install xboard gnuchess fairymax polyglot xvfb)"
  exit 0
}
need xboard
need gnuchess
need fairymax
need polyglot
need xvfb-run
[ -x "$duplex" ] || { echo "no program at $duplex: run ./gradlew assemble first"; exit 1; }
mkdir -p "$folder"
cd "$folder" || exit 1

# What xboard writes when it disagrees with an engine, and what an engine writes when it does.
# Fairy-Max does not know every word and says so; that is not about us.
complaints='False (draw|win|illegal)|forfeit|exited unexpectedly|Illegal move|Error \(|tellusererror|out of turn'

# GNU Chess 6.2.7 sometimes dies of a buffer overflow of its own while it starts, and Fairy-Max 5.0b of a segmentation fault
# when it is to move; that is not about us. xboard notices when it writes to them the next time, or has no game to write down.
partner_died() { # name, games, -fcp, first engine, -scp, second engine
  local side
  case $4 in *gnuchess* | *fairymax*) side=first ;; *) side=second ;; esac
  case $4$6 in
    *gnuchess* | *fairymax*) grep -q "Error writing to $side chess program" "$1.out" || [ ! -s "$1.pgn" ] ;;
    *) false ;;
  esac
}

match() { # name, games, xboard's arguments
  local attempt
  for attempt in 1 2 3; do
    play "$@"
    partner_died "$@" || break
    echo "note: $1: the partner died, attempt $attempt"
  done
  judge "$1" "$2"
}

play() { # name, games, xboard's arguments
  local name=$1 games=$2
  shift 2
  rm -f "$name.debug" "$name.pgn"
  # Whoever runs this keeps his own settings, and they do not matter where it counts.
  timeout 600 xvfb-run -a xboard -saveSettingsOnExit false -ponderNextMove false "$@" \
    -matchGames "$games" -debug -nameOfDebugFile "$name.debug" \
    -saveGameFile "$name.pgn" -popupExitMessage false -popupMoveErrors false -soundProgram true \
    -autoCallFlag true > "$name.out" 2>&1
  status=$?
}

judge() { # name, games
  local name=$1 games=$2 finished
  finished=$(grep -cE '^\[Result "(1-0|0-1|1/2-1/2)"\]' "$name.pgn" 2> /dev/null)
  if [ "$status" != 0 ] || [ "${finished:-0}" != "$games" ]; then
    echo "FAILED $name: status $status, $finished of $games games finished"
    failures=$((failures + 1))
  elif grep -nE "$complaints" "$name.debug" "$name.pgn" \
    | grep -vE 'Error \(unknown command\): (computer|result)$'; then
    echo "FAILED $name: complaints above, see $folder/$name.debug"
    failures=$((failures + 1))
  else
    grep -E 'wins on time' "$name.pgn" | sed 's/^/note: is the machine busy? /'
    echo "ok     $name: $games games, $(grep -oE '\} (1-0|0-1|1/2-1/2)$' "$name.pgn" | tr -d '}\n')"
  fi
}

position() { # file, FEN
  echo "$2" > "$1"
}

# GNU Chess dies even more often when it ponders, so it does not.
gnuchess="$(command -v gnuchess) --xboard"
fairymax=$(command -v fairymax)
self_judged="-checkMates false -materialDraws false -trivialDraws false -testClaims true
  -repeatsToDraw 20 -ruleMoves 80"

match first 2 -fcp "$duplex" -scp "$gnuchess" -tc 0:20 -inc 0.3
match second 2 -fcp "$gnuchess" -scp "$duplex" -tc 0:20 -inc 0.3
match pondering 2 -fcp "$duplex" -scp "$fairymax" -tc 0:20 -inc 0.3 -ponderNextMove true
match moves-per-session 1 -fcp "$duplex" -scp "$fairymax" -mps 20 -tc 0:20 -inc -1
match seconds-per-move 1 -fcp "$fairymax" -scp "$duplex" -st 0:01
match chess960 2 -fcp "$duplex" -scp "$duplex" -variant fischerandom -tc 0:15 -inc 0.3
match polyglot 2 -fcp "$duplex" -fUCI -scp "$duplex" -tc 0:15 -inc 0.3 \
  -adapterCommand 'polyglot -noini -ec "%fcp" -ed "%fd"'

# Here xboard judges nothing by itself: it only checks what Duplex claims.
position mate.fen '7k/8/5K2/6P1/8/8/8/8 w - - 0 1'
position fifty-moves.fen '8/3k4/8/1r6/8/6R1/3K4/8 w - - 95 90'
position material.fen '8/8/8/8/8/2k5/8/K2b4 w - - 0 80'
for end in mate fifty-moves material; do
  # shellcheck disable=SC2086  # several arguments
  match "claim-$end" 1 -fcp "$duplex" -scp "$duplex" -tc 0:10 -inc 0.3 \
    -loadPositionFile "$end.fen" -loadPositionIndex 1 $self_judged
done

echo "load: $(cut -d' ' -f1-3 /proc/loadavg 2> /dev/null)"
echo "$failures failed; games and debug files are in $folder"
[ "$failures" = 0 ]
