#!/usr/bin/env python3
"""Drives the linked program through python-chess, in UCI and in XBoard's protocol: every kind of limit,
analyses, whole games with pondering, options, Chess960, ends of games.

    pip install chess
    protocol-tests/python-chess.py [PROGRAM]

PROGRAM is build/duplex/bin/duplex unless told otherwise. Every line of thought is followed move by move.
The exit code is 1 if a check failed. A run takes about a minute.
"""

import logging
import pathlib
import sys

try:
    import chess
    import chess.engine
except ImportError:
    print("skipped: there is no python-chess (pip install chess)")
    sys.exit(0)

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = sys.argv[1] if len(sys.argv) > 1 else str(ROOT / "build/duplex/bin/duplex")
MIDDLE = "r1bq1rk1/pp2ppbp/2np2p1/2n5/P3PP2/N1P2N2/1PB3PP/R1B1QRK1 b - - 0 1"
MATE_IN_TWO = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"
MATED = "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1"
STALEMATED = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"
PROMOTION = "8/P6k/8/8/8/8/8/K7 w - - 0 1"
CHESS960 = "1r2k2r/8/8/8/8/8/8/1R2K2R w HBhb - 0 1"
Limit = chess.engine.Limit
checks = 0
failures = 0


class Warnings(logging.Handler):
    """python-chess tells by warnings what it had to forgive."""

    def __init__(self):
        super().__init__(logging.WARNING)
        self.texts = []

    def emit(self, record):
        # It asks "." itself when it ends an analysis, and does not know the answer.
        if "stat01:" not in record.getMessage():
            self.texts.append(record.getMessage())


warnings = Warnings()
logging.getLogger("chess.engine").addHandler(warnings)
logging.getLogger("chess.engine").propagate = False


def check(name, good, found=""):
    global checks, failures
    checks += 1
    failures += not good
    if not good:
        print(f"FAILED {name}: {str(found)[:150]}")


def is_legal(board, line):
    board = board.copy()
    for move in line:
        if not board.is_legal(move):
            return False
        board.push(move)
    return True


def attempt(name, call):
    """An exception is a failure of this check, not the end of all."""
    try:
        return call()
    except Exception as error:
        check(name, False, repr(error))
        return None


def follow(name, board, infos):
    for info in infos:
        if "pv" in info:
            check(f"{name}: line", is_legal(board, info["pv"]), info)


def play(name, engine, board, limit, judge=lambda result: True, **more):
    result = attempt(name, lambda: engine.play(board, limit, info=chess.engine.INFO_ALL, **more))
    if result is not None:
        check(f"{name}: move", result.move in board.legal_moves and judge(result), result)
        follow(name, board, [result.info])
    return result


def limits(name, engine):
    board = chess.Board(MIDDLE)
    kinds = {
        "time": Limit(time=0.1),
        "depth": Limit(depth=6),
        "nodes": Limit(nodes=5000),
        "clocks": Limit(white_clock=3, black_clock=3, white_inc=0.1, black_inc=0.1),
        "moves to go": Limit(white_clock=3, black_clock=3, remaining_moves=10),
        "empty clock": Limit(white_clock=0.01, black_clock=0.01),
    }
    for kind, limit in kinds.items():
        game = object()
        play(f"{name}, {kind}", engine, board, limit, game=game)
        play(f"{name}, {kind} again", engine, board, limit, game=game)
        check(f"{name}, {kind}: ping", attempt(name, engine.ping) is None)


def analyses(name, engine, uci):
    for fen in (chess.STARTING_FEN, MIDDLE, PROMOTION):
        board = chess.Board(fen)
        for limit in (Limit(depth=8), Limit(time=0.2), Limit(nodes=10000)):
            info = attempt(name, lambda: engine.analyse(board, limit, game=object()))
            if info is not None:
                check(f"{name}, analyse: score", "score" in info and "pv" in info, info)
                follow(f"{name}, analyse", board, [info])
    board = chess.Board(MIDDLE)
    only = list(board.legal_moves)[3:5]
    info = attempt(name, lambda: engine.analyse(board, Limit(depth=6), root_moves=only))
    check(f"{name}, root moves", info is not None and info["pv"][0] in only, info)
    # The filter belonged to that analysis.
    play(f"{name}, after root moves", engine, chess.Board(), Limit(depth=5))
    if uci:
        infos = attempt(name, lambda: engine.analyse(board, Limit(depth=6), multipv=4))
        check(f"{name}, multipv", infos is not None and len({info["pv"][0] for info in infos}) == 4, infos)
        result = play(f"{name}, mate", engine, chess.Board(MATE_IN_TWO), Limit(mate=2),
                      lambda result: result.move.uci() == "a1a6")
        check(f"{name}, mate: score", result is not None and result.info["score"].relative == chess.engine.Mate(2), result)
    # A depth limit of a move is none of the next analysis.
    play(f"{name}, depth before analysis", engine, board, Limit(depth=2))
    info = attempt(name, lambda: engine.analyse(board, Limit(depth=9)))
    check(f"{name}, analysis after depth", info is not None and info["depth"] >= 9, info)
    with engine.analysis(board) as stream:
        for number, info in enumerate(stream):
            follow(f"{name}, stream", board, [info])
            if number > 12:
                break
    check(f"{name}, stream: best move", attempt(name, lambda: stream.wait().move) in board.legal_moves)


def game(name, engine, ponder, limit, plies):
    board = chess.Board()
    token = object()
    opponent = chess.engine.SimpleEngine.popen_uci(PROGRAM)
    try:
        while not board.is_game_over() and len(board.move_stack) < plies:
            if board.turn == chess.WHITE:
                result = play(f"{name}, ply {len(board.move_stack)}", engine, board, limit, ponder=ponder, game=token)
            else:
                result = opponent.play(board, Limit(nodes=2000))
            if result is None or result.move is None:
                break
            if result.ponder is not None:
                check(f"{name}: ponder move", is_legal(board, [result.move, result.ponder]), result)
            board.push(result.move)
        check(f"{name}: length", len(board.move_stack) == plies or board.is_game_over(), board.fen())
    finally:
        opponent.quit()


def ends(name, engine, uci):
    for fen in (MATED, STALEMATED):
        if uci:
            result = attempt(name, lambda: engine.play(chess.Board(fen), Limit(depth=3)))
            check(f"{name}, no move left", result is not None and result.move is None, result)
        info = attempt(name, lambda: engine.analyse(chess.Board(fen), Limit(time=0.1)))
        check(f"{name}, analysis without moves", info is not None, info)
    play(f"{name}, promotion", engine, chess.Board(PROMOTION), Limit(depth=8),
         lambda result: result.move.promotion is not None)
    board = chess.Board(CHESS960, chess960=True)
    for _ in range(6):
        result = play(f"{name}, Chess960", engine, board, Limit(nodes=2000), game="960")
        if result is None:
            break
        board.push(result.move)
    play(f"{name}, draw offered", engine, chess.Board(MIDDLE), Limit(time=0.1), draw_offered=not uci)


def options(name, engine, uci):
    check(f"{name}, name", engine.id.get("name", "").startswith("Duplex"), engine.id)
    values = {"Hash": 32, "Threads": 2, "Move Overhead": 20} if uci else {"memory": 32, "cores": 2, "MoveOverhead": 20}
    attempt(f"{name}, options", lambda: engine.configure(values))
    play(f"{name}, two threads", engine, chess.Board(MIDDLE), Limit(time=0.2))
    play(f"{name}, options of one move", engine, chess.Board(MIDDLE), Limit(depth=4),
         options={"UCI_Elo" if uci else "Elo": 1500})


def client(protocol):
    """Everything in one protocol, in one session."""
    before = checks, failures
    uci = protocol == "uci"
    engine = (chess.engine.SimpleEngine.popen_uci if uci else chess.engine.SimpleEngine.popen_xboard)(PROGRAM)
    attempt(protocol, lambda: options(protocol, engine, uci))
    attempt(protocol, lambda: limits(protocol, engine))
    attempt(protocol, lambda: analyses(protocol, engine, uci))
    attempt(protocol, lambda: game(f"{protocol}, game", engine, False, Limit(nodes=3000), 60))
    attempt(protocol, lambda: game(f"{protocol}, pondering", engine, True, Limit(time=0.1), 60))
    attempt(protocol, lambda: ends(protocol, engine, uci))
    attempt(protocol, engine.quit)
    check(f"{protocol}, exit", engine.protocol.returncode.done() and engine.protocol.returncode.result() == 0)
    check(f"{protocol}, warnings of python-chess", not warnings.texts, warnings.texts)
    warnings.texts.clear()
    count, failed = checks - before[0], failures - before[1]
    print(f"{'FAILED' if failed else 'ok    '} python-chess {chess.__version__}, {protocol}: {count} checks, {failed} failed", flush=True)


for each in ("uci", "xboard"):
    client(each)
sys.exit(1 if failures else 0)
