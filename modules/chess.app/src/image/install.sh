#!/bin/sh
# Makes this copy of Duplex known: links it, its man page and its completion for bash and zsh into the folders where they
# are looked for, and adds it to XBoard's list of engines.
#
#   ./install.sh             for yourself, below ~/.local; run by root for everybody, below /usr/local
#   ./install.sh --remove    undoes that
#
# Nothing is copied: the folder must stay where it is. PREFIX names another folder than the two above.
set -eu
home=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
description=share/games/plugins/xboard/duplex.eng
documents='share/man/man6/duplex.6 share/bash-completion/completions/duplex share/zsh/site-functions/_duplex'
settings=${HOME:-/}/.xboardrc

if [ "$(id -u)" = 0 ]; then prefix=${PREFIX:-/usr/local}; else prefix=${PREFIX:-${HOME:?is not set: name a PREFIX}/.local}; fi
link=$prefix/bin/duplex

# Only links that lead here are ours.
unlink_ours() { if [ "$(readlink "$prefix/$1" || true)" = "$home/$1" ]; then rm "$prefix/$1"; fi; }

# What XBoard was told below; a second file takes the place of its settings, so that they are never half written.
forget_in_xboard() {
    entry="-fcp '\"$link\"'"
    if [ -f "$settings" ] && grep -qF -- "$entry" "$settings"; then
        cp -p "$settings" "$settings.new"
        grep -vF -- "$entry" "$settings" >"$settings.new"
        mv "$settings.new" "$settings"
    fi
}

case ${1-} in
    '') ;;
    --remove)
        for file in bin/duplex $documents; do unlink_ours "$file"; done
        # A link that is still there leads to another copy of Duplex, or is no link.
        if [ ! -e "$link" ] && [ ! -L "$link" ]; then
            rm -f "$prefix/$description"
            forget_in_xboard
        fi
        echo "Duplex is no longer in $prefix. This folder is yours to delete."
        exit ;;
    *)
        echo "usage: install.sh [--remove]" >&2
        exit 2 ;;
esac

if [ -e "$link" ] && [ ! -L "$link" ]; then
    echo "install.sh: $link is in the way" >&2
    exit 1
fi
for file in bin/duplex $documents; do
    if [ ! -e "$prefix/$file" ] || [ -L "$prefix/$file" ]; then
        mkdir -p "$prefix/${file%/*}"
        ln -sfn "$home/$file" "$prefix/$file"
    fi
done
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
