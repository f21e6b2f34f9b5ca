#!/usr/bin/env python3
"""Plays a game through lichess-bot, on the imitation of lichess.org that its own tests use, with the
configuration that stands in README.md: in one protocol, then in the other.

    git clone https://github.com/lichess-bot-devs/lichess-bot
    pip install -r lichess-bot/requirements.txt
    LICHESS_BOT=lichess-bot protocol-tests/lichess-bot.py [PROGRAM]

PROGRAM is build/duplex/bin/duplex unless told otherwise. Its opponent moves at random, the same way in
each run. The exit code is 1 if the bot does not win or if anything was complained about.
"""

import copy
import datetime
import logging
import multiprocessing
import os
import pathlib
import random
import re
import sys
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "build/duplex/bin/duplex").resolve()
BOT = pathlib.Path(os.environ.get("LICHESS_BOT", "lichess-bot")).resolve()
COMPLAINTS = re.compile("IllegalMoveError|EngineError|EngineTerminatedError|Traceback|illegal|unexpected", re.I)

if not (BOT / "test_bot" / "lichess.py").exists():
    print("skipped: there is no lichess-bot (git clone https://github.com/lichess-bot-devs/lichess-bot, then LICHESS_BOT=folder)")
    sys.exit(0)
sys.path.insert(0, str(BOT))
os.chdir(BOT)
try:
    import chess
    import yaml
    from lib import config, lichess_bot
    from test_bot import lichess
except ImportError as error:
    print(f"skipped: {error} (pip install -r {BOT}/requirements.txt)")
    sys.exit(0)


def readme_block():
    """The engine's part of the configuration as README.md recommends it."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    block = re.search(r"```yaml\n(# config.yml of lichess-bot\n.*?)```", text, re.S)[1]
    return yaml.safe_load(block)["engine"]


def configuration(protocol, folder):
    with open("config.yml.default", encoding="utf-8") as file:
        settings = yaml.safe_load(file)
    settings["token"] = ""
    settings["pgn_directory"] = folder
    engine = settings["engine"]
    ours = readme_block()
    if protocol == "xboard":
        del ours["uci_options"]
        engine.pop("uci_options", None)
    engine.update(ours)
    engine.update({"dir": str(PROGRAM.parent), "name": PROGRAM.name, "protocol": protocol})
    return settings


def play_white(moves, boards, clocks, result):
    """The other player: moves at random, but not so fast that nothing could be thought meanwhile."""
    rng = random.Random(24)
    board = chess.Board()
    left = {chess.WHITE: datetime.timedelta(seconds=30), chess.BLACK: datetime.timedelta(seconds=30)}
    increment = datetime.timedelta(seconds=0.3)
    while not board.is_game_over():
        begin = time.monotonic()
        turn = board.turn
        if turn == chess.WHITE:
            time.sleep(0.3)
            board.push(rng.choice(list(board.legal_moves)))
            boards.put(board)
            clocks.put((left[chess.WHITE], left[chess.BLACK], increment))
        else:
            while (move := moves.get()) is None:
                boards.put(board)
                clocks.put((left[chess.WHITE], left[chess.BLACK], increment))
                moves.task_done()
            board.push(move)
            moves.task_done()
        left[turn] += increment - datetime.timedelta(seconds=time.monotonic() - begin)
    boards.put(board)
    clocks.put((left[chess.WHITE], left[chess.BLACK], increment))
    result.append(board)


class Complaints(logging.Handler):
    """Keeps what looks like a complaint."""

    def __init__(self):
        super().__init__()
        self.lines = []

    def emit(self, record):
        text = record.getMessage() + (record.exc_text or "")
        # The conversation with the engine holds its own words.
        if record.levelno >= logging.WARNING and COMPLAINTS.search(text):
            self.lines.append(text)


def play(protocol):
    complaints = Complaints()
    with tempfile.TemporaryDirectory() as folder:
        raw = configuration(protocol, folder)
        config.insert_default_values(raw)
        manager = multiprocessing.Manager()
        moves, boards, clocks = manager.Queue(), manager.Queue(), manager.Queue()
        site = lichess.Lichess(moves, boards, clocks)
        log = str(pathlib.Path(folder) / "bot.log")
        lichess_bot.logging_configurer(logging.DEBUG, log, True)
        logging.getLogger().addHandler(complaints)
        result = []
        opponent = threading.Thread(target=play_white, args=(moves, boards, clocks, result), daemon=True)
        opponent.start()
        lichess_bot.disable_restart()
        bot = threading.Thread(
            target=lichess_bot.start,
            args=(site, site.get_profile(), config.Configuration(copy.deepcopy(raw)), logging.DEBUG, log, True),
            kwargs={"one_game": True},
            daemon=True,
        )
        bot.start()
        opponent.join(300)
        bot.join(30)
        written = pathlib.Path(log).read_text(encoding="utf-8", errors="replace") if os.path.exists(log) else ""
    found = complaints.lines + [line for line in written.splitlines() if re.search("IllegalMove|Traceback|EngineError", line)]
    for line in found[:10]:
        print(f"       {line[:160]}")
    won = bool(result) and result[0].outcome() is not None and result[0].outcome().winner == chess.BLACK
    moves_made = len(result[0].move_stack) if result else 0
    good = won and not found
    print(f"{'ok    ' if good else 'FAILED'} lichess-bot, {protocol}: {moves_made} half-moves, "
          f"{result[0].result() if result else 'no result'}, {len(found)} complaints", flush=True)
    return good


if __name__ == "__main__":
    # Every protocol in a process of its own: lichess-bot configures the whole interpreter.
    if len(sys.argv) > 2:
        sys.exit(0 if play(sys.argv[2]) else 1)
    import subprocess

    codes = [
        subprocess.run([sys.executable, __file__, str(PROGRAM), protocol], check=False, cwd=ROOT,
                       env={**os.environ, "LICHESS_BOT": str(BOT)}).returncode
        for protocol in ("uci", "xboard")
    ]
    sys.exit(1 if any(codes) else 0)
