#!/bin/bash
# Talks with a program in both protocols, as briefly as a chess program can: protocol-tests/smoke.sh PROGRAM
# Runs wherever there is a bash, also on Windows and macOS.
set -euo pipefail
program=$1
fail() { printf '%s\nFAILED: %s\n' "$said" "$*" >&2; exit 1; }

# The pipe stays open until the move has come: the end of input ends a search.
say() { said=$({ printf '%s\n' "$@"; sleep 8; printf 'quit\n'; } | "$program" | tr -d '\r'); }
heard() { grep -q -- "$1" <<<"$said" || fail "no '$1' from $program"; }

say uci isready 'position startpos moves e2e4' 'go movetime 500'
heard '^id name Duplex [0-9]'
heard '^uciok$'
heard '^readyok$'
heard '^bestmove [a-h][1-8][a-h][1-8]'

say xboard 'protover 2' 'st 1' 'usermove e2e4'
heard '^feature .*done=1'
heard '^move [a-h][1-8][a-h][1-8]'
echo "$program speaks UCI and XBoard."
