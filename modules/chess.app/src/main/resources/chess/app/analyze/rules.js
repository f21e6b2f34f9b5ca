"use strict";

/* The rules of chess and Chess960. A position is { board, white, castling, passant, quiet, number }:
   64 letters or empty texts from a1 to h8, who moves, the squares of the rooks that may castle, the
   square behind a pawn that may be taken in passing or -1, and the two counters of a FEN. A move is
   { from, to, promotion }; castling is the king taking his own rook. */
const Rules = (() => {
  const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const STRAIGHT = [[1, 0], [-1, 0], [0, 1], [0, -1]];
  const DIAGONAL = [[1, 1], [1, -1], [-1, 1], [-1, -1]];
  const JUMPS = [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]];
  const AROUND = [...STRAIGHT, ...DIAGONAL];
  const SLIDES = { b: DIAGONAL, r: STRAIGHT, q: AROUND };

  const file = (square) => square & 7;
  const rank = (square) => square >> 3;
  const name = (square) => "abcdefgh"[file(square)] + (rank(square) + 1);
  const isWhite = (man) => man !== "" && man < "a";
  const isOwn = (position, man) => man !== "" && isWhite(man) === position.white;
  const same = (a, b) => a.from === b.from && a.to === b.to && a.promotion === b.promotion;

  function step(square, [files, ranks]) {
    const f = file(square) + files;
    const r = rank(square) + ranks;
    return f < 0 || f > 7 || r < 0 || r > 7 ? -1 : r * 8 + f;
  }

  function parse(fen) {
    const [placement, side, rights, passant, quiet, number] = fen.split(" ");
    const board = new Array(64).fill("");
    placement.split("/").forEach((row, index) => {
      let square = (7 - index) * 8;
      for (const letter of row) {
        if (/\d/.test(letter)) {
          square += Number(letter);
        } else {
          board[square++] = letter;
        }
      }
    });
    const castling = rights === "-" ? [] : [...rights].map((letter) => rookOf(board, letter));
    return {
      board, castling, white: side === "w",
      passant: passant === "-" ? -1 : "abcdefgh".indexOf(passant[0]) + 8 * (passant[1] - 1),
      quiet: Number(quiet), number: Number(number)
    };
  }

  /* The rook that a castling letter means: the outermost on that side, or the one on that file. */
  function rookOf(board, letter) {
    const white = letter < "a";
    const first = white ? 0 : 56;
    const rook = white ? "R" : "r";
    const side = letter.toLowerCase();
    if (side === "k") return board.lastIndexOf(rook, first + 7);
    return side === "q" ? board.indexOf(rook, first) : first + "abcdefgh".indexOf(side);
  }

  function format(position) {
    const rows = [];
    for (let r = 7; r >= 0; r--) {
      const row = position.board.slice(r * 8, r * 8 + 8).map((man) => man || "1").join("");
      rows.push(row.replace(/1+/g, (ones) => ones.length));
    }
    const rights = position.castling.map((rook) => {
      const white = rook < 8;
      const letter = ["K", "Q"].find((side) =>
        rookOf(position.board, white ? side : side.toLowerCase()) === rook
        && (side === "K") === (rook > kingOf(position.board, white))) || "ABCDEFGH"[file(rook)];
      return white ? letter : letter.toLowerCase();
    });
    const order = (letter) => "KHGFEDCBQAkhgfedcbqa".indexOf(letter);
    rights.sort((a, b) => order(a) - order(b));
    return [rows.join("/"), position.white ? "w" : "b", rights.join("") || "-",
      position.passant < 0 ? "-" : name(position.passant), position.quiet, position.number].join(" ");
  }

  const kingOf = (board, white) => board.indexOf(white ? "K" : "k");

  function isAttacked(board, square, byWhite) {
    const is = (target, letters) => target >= 0 && board[target] !== ""
      && isWhite(board[target]) === byWhite && letters.includes(board[target].toLowerCase());
    const back = byWhite ? -1 : 1;
    if ([-1, 1].some((side) => is(step(square, [side, back]), "p"))) return true;
    if (JUMPS.some((jump) => is(step(square, jump), "n"))) return true;
    if (AROUND.some((one) => is(step(square, one), "k"))) return true;
    const slides = (directions, letters) => directions.some((direction) => {
      let target = step(square, direction);
      while (target >= 0 && board[target] === "") target = step(target, direction);
      return is(target, letters);
    });
    return slides(STRAIGHT, "rq") || slides(DIAGONAL, "bq");
  }

  const isCheck = (position) =>
    isAttacked(position.board, kingOf(position.board, position.white), !position.white);

  function isCastling(position, move) {
    return position.board[move.from].toLowerCase() === "k"
      && isOwn(position, position.board[move.to]);
  }

  /* Where king and rook go, from which squares. */
  function castlingSquares(move) {
    const row = move.from & 56;
    const short = move.to > move.from;
    return { king: row + (short ? 6 : 2), rook: row + (short ? 5 : 3) };
  }

  /* The position after a move; the one before stays. */
  function make(position, move) {
    const { white } = position;
    const board = position.board.slice();
    const man = board[move.from];
    const kind = man.toLowerCase();
    const takes = board[move.to] !== "";
    const castles = isCastling(position, move);
    let passant = -1;
    board[move.from] = "";
    if (castles) {
      const rook = board[move.to];
      const squares = castlingSquares(move);
      board[move.to] = "";
      board[squares.king] = man;
      board[squares.rook] = rook;
    } else {
      board[move.to] = move.promotion
        ? (white ? move.promotion.toUpperCase() : move.promotion) : man;
      if (kind === "p" && move.to === position.passant) board[move.to + (white ? -8 : 8)] = "";
      if (kind === "p" && Math.abs(move.to - move.from) === 16) {
        const taker = white ? "p" : "P";
        const sides = [step(move.to, [-1, 0]), step(move.to, [1, 0])];
        if (sides.some((side) => side >= 0 && board[side] === taker)) {
          passant = (move.from + move.to) / 2;
        }
      }
    }
    const castling = position.castling.filter((rook) =>
      rook !== move.from && rook !== move.to && !(kind === "k" && (rook < 8) === white));
    return {
      board, castling, passant, white: !white,
      quiet: kind === "p" || (takes && !castles) ? 0 : position.quiet + 1,
      number: position.number + (white ? 0 : 1)
    };
  }

  function mayCastle(position, rook) {
    const { board, white } = position;
    const king = kingOf(board, white);
    const squares = castlingSquares({ from: king, to: rook });
    const all = [king, rook, squares.king, squares.rook];
    for (let square = Math.min(...all); square <= Math.max(...all); square++) {
      if (square !== king && square !== rook && board[square] !== "") return false;
    }
    for (let s = Math.min(king, squares.king); s <= Math.max(king, squares.king); s++) {
      if (isAttacked(board, s, !white)) return false;
    }
    return true;
  }

  function* targets(position, from) {
    const { board, white } = position;
    const kind = board[from].toLowerCase();
    if (kind === "p") {
      const ahead = white ? 1 : -1;
      const one = step(from, [0, ahead]);
      if (one >= 0 && board[one] === "") {
        yield one;
        const two = step(one, [0, ahead]);
        if (rank(from) === (white ? 1 : 6) && board[two] === "") yield two;
      }
      for (const side of [-1, 1]) {
        const to = step(from, [side, ahead]);
        const taken = to >= 0 && board[to] !== "" && !isOwn(position, board[to]);
        if (to >= 0 && (taken || to === position.passant)) yield to;
      }
    } else if (kind === "n" || kind === "k") {
      for (const jump of kind === "n" ? JUMPS : AROUND) {
        const to = step(from, jump);
        if (to >= 0 && !isOwn(position, board[to])) yield to;
      }
      if (kind === "k") {
        for (const rook of position.castling) {
          if ((rook < 8) === white && mayCastle(position, rook)) yield rook;
        }
      }
    } else {
      for (const direction of SLIDES[kind]) {
        let to = step(from, direction);
        while (to >= 0 && board[to] === "") {
          yield to;
          to = step(to, direction);
        }
        if (to >= 0 && !isOwn(position, board[to])) yield to;
      }
    }
  }

  function isLegal(position, move) {
    const after = make(position, move);
    return !isAttacked(after.board, kingOf(after.board, position.white), after.white);
  }

  /* The legal moves of the man on a square. */
  function movesFrom(position, from) {
    const moves = [];
    if (!isOwn(position, position.board[from])) return moves;
    const promotes = position.board[from].toLowerCase() === "p";
    for (const to of targets(position, from)) {
      const kinds = promotes && (rank(to) === 0 || rank(to) === 7) ? ["q", "r", "b", "n"] : [""];
      if (isLegal(position, { from, to, promotion: kinds[0] })) {
        for (const promotion of kinds) moves.push({ from, to, promotion });
      }
    }
    return moves;
  }

  function moves(position) {
    return position.board.flatMap((man, square) => movesFrom(position, square));
  }

  /* The move in standard algebraic notation. */
  function san(position, move) {
    const after = make(position, move);
    let check = "";
    if (isCheck(after)) {
      const escapes = after.board.some((man, square) => movesFrom(after, square).length > 0);
      check = escapes ? "+" : "#";
    }
    if (isCastling(position, move)) return (move.to > move.from ? "O-O" : "O-O-O") + check;
    const man = position.board[move.from];
    const kind = man.toLowerCase();
    const passing = kind === "p" && move.to === position.passant;
    const takes = position.board[move.to] !== "" || passing ? "x" : "";
    if (kind === "p") {
      const promotion = move.promotion ? "=" + move.promotion.toUpperCase() : "";
      return (takes ? name(move.from)[0] + takes : "") + name(move.to) + promotion + check;
    }
    return kind.toUpperCase() + distinction(position, move, man) + takes + name(move.to) + check;
  }

  function distinction(position, move, man) {
    const others = position.board.flatMap((other, square) =>
      other === man && square !== move.from
        && movesFrom(position, square).some((m) => m.to === move.to) ? [square] : []);
    if (!others.length) return "";
    if (others.every((square) => file(square) !== file(move.from))) return name(move.from)[0];
    return others.every((square) => rank(square) !== rank(move.from))
      ? name(move.from)[1] : name(move.from);
  }

  /* Moves that are packed as two letters, and "=" with a man where a pawn promotes. */
  function unpack(text) {
    return [...text.matchAll(/([\w-])([\w-])(?:=(.))?/g)].map(([, from, to, promotion = ""]) =>
      ({ from: LETTERS.indexOf(from), to: LETTERS.indexOf(to), promotion }));
  }

  return { START, parse, format, make, moves, movesFrom, san, unpack, same, isCheck, isOwn,
    isCastling, castlingSquares, kingOf, name };
})();
