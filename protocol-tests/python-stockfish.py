#!/usr/bin/env python3
"""Drives the linked program through the Python package `stockfish`, which expects Stockfish's own
commands (d, eval, flip, bench, go perft) to answer as Stockfish's do.

    pip install stockfish
    protocol-tests/python-stockfish.py [PROGRAM]

PROGRAM is build/duplex/bin/duplex unless told otherwise. Prints a line for each call; the exit code
is 1 if one of them failed. A run takes about a minute.
"""

import pathlib
import sys

try:
    from stockfish import Stockfish
except ImportError:
    print("skipped: there is no package stockfish (pip install stockfish)")
    sys.exit(0)

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = sys.argv[1] if len(sys.argv) > 1 else str(ROOT / "build/duplex/bin/duplex")
START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
EN_PASSANT = "rnbqkbnr/ppp1pppp/8/8/3pP3/5N2/PPPP1PPP/RNBQKB1R b KQkq e3 0 3"
CASTLING_960 = "1r2k2r/8/8/8/8/8/8/1R2K2R w HBhb - 0 1"
MATE_IN_ONE = "6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1"
MATED = "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1"
IN_CHECK = "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1"
failures = 0


def check(name, call, judge):
    """Calls and judges what came back."""
    global failures
    try:
        answer = call()
        good = judge(answer)
    except Exception as error:  # whatever goes wrong is a finding
        answer, good = repr(error), False
    failures += not good
    text = str(answer).replace("\n", " ")
    print(f"{'ok    ' if good else 'FAILED'} {name}: {text if len(text) < 90 else text[:87] + '...'}")


def after(fen, call):
    """The same from another position."""
    return lambda: (engine.set_fen_position(fen), call())[1]


def play_chess960():
    """Newer versions want a truth value, older ones a word."""
    try:
        engine.update_engine_parameters({"UCI_Chess960": True})
    except ValueError:
        engine.update_engine_parameters({"UCI_Chess960": "true"})


engine = Stockfish(path=PROGRAM, depth=8, parameters={"Threads": 1, "Hash": 32})
is_legal = getattr(engine, "is_move_legal", None) or engine.is_move_correct  # its newer and its older name
check("get_fen_position", engine.get_fen_position, lambda fen: fen == START)
check("get_board_visual", engine.get_board_visual, lambda text: text.count("\n") == 18)
check("get_board_visual (Black)", lambda: engine.get_board_visual(False), lambda text: "h   g" in text)
check("get_what_is_on_square", lambda: engine.get_what_is_on_square("e1"), lambda man: man.value == "K")
check("is_move_correct", lambda: is_legal("e2e4"), bool)
check("is_move_correct (illegal)", lambda: is_legal("e2e5"), lambda legal: not legal)
check("make_moves_from_current_position",
      lambda: (engine.make_moves_from_current_position(["e2e4", "e7e5"]), engine.get_fen_position())[1],
      lambda fen: fen.startswith("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w"))
check("get_best_move", engine.get_best_move, lambda move: len(move) == 4)
check("get_best_move (clocks)", lambda: engine.get_best_move(wtime=2000, btime=2000), lambda move: len(move) == 4)
check("get_best_move_time", lambda: engine.get_best_move_time(200), lambda move: len(move) == 4)
check("get_best_move (mated)", after(MATED, engine.get_best_move), lambda move: move is None)
check("get_evaluation", after(START, engine.get_evaluation), lambda score: score["type"] == "cp")
check("get_evaluation (mate)", after(MATE_IN_ONE, engine.get_evaluation),
      lambda score: score == {"type": "mate", "value": 1})
check("get_static_eval", after(START, engine.get_static_eval), lambda score: abs(score) < 2)
check("get_static_eval (again)", engine.get_static_eval, lambda score: abs(score) < 2)
check("get_static_eval (in check)", after(IN_CHECK, engine.get_static_eval),
      lambda score: score is None or score < 0)
check("get_top_moves", after(START, lambda: engine.get_top_moves(3)), lambda moves: len(moves) == 3)
check("get_top_moves (verbose)", lambda: engine.get_top_moves(2, verbose=True),
      lambda moves: len(moves) == 2 and "PVMoves" in moves[0])
check("get_top_moves (mated)", after(MATED, lambda: engine.get_top_moves(3)), lambda moves: moves == [])
check("get_wdl_stats", after(START, engine.get_wdl_stats), lambda wdl: sum(wdl) == 1000)
check("get_wdl_stats (mated)", after(MATED, engine.get_wdl_stats), lambda wdl: wdl is None)
check("get_perft", after(START, lambda: engine.get_perft(3)),
      lambda counted: counted[0] == 8902 and counted[1]["e2e4"] == 600)
check("will_move_be_a_capture", after(EN_PASSANT, lambda: engine.will_move_be_a_capture("d4e3")),
      lambda kind: kind.value == "en passant")
check("set_elo_rating", lambda: (engine.set_elo_rating(1500), engine.get_best_move())[1], lambda move: move is not None)
check("resume_full_strength", engine.resume_full_strength, lambda nothing: nothing is None)
check("UCI_Chess960", lambda: (play_chess960(), engine.set_fen_position(CASTLING_960),
                               engine.will_move_be_a_capture("e1h1"))[2],
      lambda kind: kind.value == "no capture")
check("is_fen_valid", lambda: engine.is_fen_valid(START), bool)
check("is_fen_valid (no kings)", lambda: engine.is_fen_valid("8/8/8/8/8/8/8/8 w - - 0 1"), lambda valid: not valid)
check("flip", lambda: (engine.set_fen_position(MATE_IN_ONE), engine.flip(), engine.get_fen_position())[2],
      lambda fen: fen.startswith("3r2k1/8/8/8/8/8/5PPP/6K1 b"))
check("benchmark", lambda: engine.benchmark(Stockfish.BenchmarkParameters(limit=4)),
      lambda line: int(line.split(":")[1]) > 0)
check("send_quit_command", engine.send_quit_command, lambda nothing: nothing is None)
print("all is well" if failures == 0 else f"{failures} failed")
sys.exit(1 if failures else 0)
