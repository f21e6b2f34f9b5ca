#!/bin/sh
# Makes this copy of Duplex known: links it into a folder of programs and adds it to XBoard's list of engines.
#
#   ./install.sh             for yourself, below ~/.local; run by root for everybody, below /usr/local
#   ./install.sh --remove    undoes that
#
# Nothing is copied: the folder must stay where it is. PREFIX names another folder than the two above.
set -eu
home=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
description=share/games/plugins/xboard/duplex.eng

if [ "$(id -u)" = 0 ]; then prefix=${PREFIX:-/usr/local}; else prefix=${PREFIX:-$HOME/.local}; fi
link=$prefix/bin/duplex

case ${1-} in
    '') ;;
    --remove)
        if [ "$(readlink "$link" || true)" = "$home/bin/duplex" ]; then rm "$link"; fi
        rm -f "$prefix/$description"
        echo "Duplex is no longer in $prefix. XBoard forgets it in Engine, Edit Engine List."
        exit ;;
    *)
        echo "usage: install.sh [--remove]" >&2
        exit 2 ;;
esac

if [ -e "$link" ] && [ ! -L "$link" ]; then
    echo "install.sh: $link is in the way" >&2
    exit 1
fi
mkdir -p "$prefix/bin"
ln -sfn "$home/bin/duplex" "$link"
echo "The command is $link."
case :$PATH: in
    *:"$prefix/bin":*) ;;
    *) echo "Add $prefix/bin to your PATH to start it by its name." ;;
esac

# XBoard looks for descriptions of engines in two folders only, which belong to root. It takes one into its list when
# that is newer than its own settings, so the copy gets the time of today. Anybody may tell it to add an engine, though.
case $prefix in
    /usr | /usr/local)
        mkdir -p "$prefix/${description%/*}"
        cp "$home/$description" "$prefix/$description"
        echo "XBoard will list it as duplex in Engine, Load New 1st Engine." ;;
    *)
        if ! command -v xboard >/dev/null; then
            :
        elif xboard -installEngine "\"Duplex\" -fcp '\"$link\"'" -autoClose 2>/dev/null; then
            echo "XBoard lists it as Duplex in Engine, Load New 1st Engine."
        else
            echo "Run this again on a graphical display to add it to XBoard's list, or start: xboard -fcp $link"
        fi ;;
esac
