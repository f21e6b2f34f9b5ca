#!/usr/bin/env python3
"""Computes accuracy and mistakes anew and compares them with what `duplex analyze --json` says.

Written from the formulas that lichess.org publishes (https://lichess.org/page/accuracy, its sources
AccuracyPercent.scala, Advice.scala and eval.scala), and only from the scores: none of the program's
other figures is used but to be compared. Needs Python 3 and nothing else.

    duplex analyze GAMES.pgn --nodes 20000 --json --out games.jsonl
    python3 accuracy.py games.jsonl

Exit code 1 if a side's accuracy is more than a point away or a move is judged otherwise.
"""

import json
import math
import statistics
import sys

LICHESS_START = 15  # centipawns that lichess takes for the position before the first move
TOLERANCE = 1.0


def chances(centipawns):
    """From -1 to 1."""
    return 2 / (1 + math.exp(-0.00368208 * centipawns)) - 1


def percent(centipawns):
    return 50 + 50 * chances(max(-1000, min(1000, centipawns)))


def move_accuracy(before, after):
    if after >= before:
        return 100.0
    value = 103.1668100711649 * math.exp(-0.04354415386753951 * (before - after)) - 3.166924740191411 + 1
    return max(0.0, min(100.0, value))


def accuracies(centipawns, white_begins):
    """White's and Black's accuracy from the scores of all positions for White."""
    values = [percent(c) for c in centipawns]
    moves = len(values) - 1
    size = max(2, min(8, moves // 10))
    windows = [values[:size]] * (min(size, len(values)) - 2)
    windows += [values[i:i + size] for i in range(max(1, len(values) - size + 1))]
    sides = {True: [], False: []}
    for i in range(moves):
        white = (i % 2 == 0) == white_begins
        before, after = values[i], values[i + 1]
        if not white:
            before, after = 100 - before, 100 - after
        weight = max(0.5, min(12.0, statistics.pstdev(windows[i])))
        sides[white].append((move_accuracy(before, after), weight))
    result = []
    for white in (True, False):
        pairs = sides[white]
        if not pairs:
            result.append(None)
            continue
        weighted = sum(a * w for a, w in pairs) / sum(w for _, w in pairs)
        harmonic = len(pairs) / sum(1 / max(1.0, a) for a, _ in pairs)
        result.append((weighted + harmonic) / 2)
    return result


def judgement(before, after, white):
    """What a move is called; scores are ("cp", n) or ("mate", n) for White."""
    sign = 1 if white else -1
    (kind0, value0), (kind1, value1) = [(k, sign * v) for k, v in (before, after)]
    if kind0 == "cp" and kind1 == "cp":
        loss = chances(value0) - chances(value1)
        return next((name for limit, name in ((0.3, "blunder"), (0.2, "mistake"), (0.1, "inaccuracy"))
                     if loss >= limit), "")
    if kind0 == "mate" and value0 > 0 and (kind1 == "cp" or value1 < 0):
        left = value1 if kind1 == "cp" else 0
    elif kind0 == "cp" and kind1 == "mate" and value1 < 0:
        left = -value0
    else:
        return ""
    return "inaccuracy" if left > 999 else "mistake" if left > 700 else "blunder"


def scores(game, white_begins):
    """The scores for White; one who is mated has lost everything."""
    for i, position in enumerate(game["positions"]):
        if "cp" in position:
            yield "cp", position["cp"]
        elif position["mate"] != 0:
            yield "mate", position["mate"]
        else:
            to_move_is_white = (i % 2 == 0) == white_begins
            yield "mate", -1 if to_move_is_white else 1


def centipawns(score):
    kind, value = score
    return value if kind == "cp" else math.copysign(1000, value)


def compare(game):
    fen = [line for line in game["pgn"].split("\n") if line.startswith('[FEN "')]
    white_begins = not fen or fen[0].split()[2] == "w"
    all_scores = list(scores(game, white_begins))
    values = [centipawns(score) for score in all_scores]
    own = accuracies(values, white_begins)
    lichess = accuracies([LICHESS_START] + values[1:], white_begins)
    worst, other = 0.0, 0
    for side, name in enumerate(("white", "black")):
        if own[side] is None:
            continue
        told = game["sides"][side]["accuracy"]
        worst = max(worst, abs(told - own[side]))
        print(f"{game['number']:4} {name}  {game[name][:28]:28} {told:6.1f} {own[side]:7.2f} {lichess[side]:9.2f}")
    for i, move in enumerate(game["moves"]):
        line = game["positions"][i]["line"].split()
        white = (i % 2 == 0) == white_begins
        # lichess judges a move only where it knows a better one.
        expected = judgement(all_scores[i], all_scores[i + 1], white) if line and line[0] != move["move"] else ""
        if expected != move["judgement"]:
            other += 1
            print(f"     move {i + 1} {move['san']}: '{move['judgement']}', but here '{expected}'")
    return worst, other


def main():
    print("game side   player                       duplex  script  as lichess")
    games, worst, other, moves = 0, 0.0, 0, 0
    for name in sys.argv[1:]:
        with open(name, encoding="utf-8") as lines:
            for line in lines:
                game = json.loads(line)
                if "skipped" not in game:
                    difference, others = compare(game)
                    games, worst, other = games + 1, max(worst, difference), other + others
                    moves += len(game["moves"])
    print(f"{games} games, largest difference {worst:.2f} points; {other} of {moves} moves judged otherwise")
    return 1 if worst > TOLERANCE or other or not games else 0


if __name__ == "__main__":
    sys.exit(main())
