/* The games of the page: each element holds a line for the list of games and a line with the rest,
   which is read when the game is opened. */
const Games = (() => {
  const MATE = 1000;
  const MARKS = ["", "!", "?", "!!", "??", "!?", "?!"];
  const KINDS = { i: "inaccuracy", m: "mistake", b: "blunder" };
  const JUDGED = { inaccuracy: 6, mistake: 2, blunder: 4 };

  let elements = [];
  let entries = [];
  const opened = new Map();

  function read() {
    elements = [...document.querySelectorAll("script.game")];
    entries = elements.map((element, index) => {
      const text = element.textContent;
      return { index, ...JSON.parse(text.slice(0, text.indexOf("\n"))) };
    });
  }

  const name = (entry, color) => (color === 0 ? entry.White || "White" : entry.Black || "Black");

  /* A score as the page writes it: pawns for White, or moves to mate; empty on mate. */
  function scoreText(score) {
    if (score === undefined || score === "#+" || score === "#-") return "";
    if (score[0] === "#") return score.replace("-", "\u2212");
    const pawns = score === "=" ? 0 : Number(score) / 100;
    const text = Math.abs(pawns).toFixed(2);
    return (Number(text) === 0 ? "" : pawns > 0 ? "+" : "\u2212") + text;
  }

  /* White's chances from 0 to 1. */
  function chance(score) {
    if (score[0] === "#") return score[1] === "-" ? 0 : 1;
    const centipawns = score === "=" ? 0 : Math.max(-MATE, Math.min(MATE, Number(score)));
    return 1 / (1 + Math.exp(-0.00368208 * centipawns));
  }

  function open(index) {
    if (!opened.has(index)) {
      const text = elements[index].textContent;
      opened.set(index, game(entries[index], JSON.parse(text.slice(text.indexOf("\n") + 1))));
    }
    return opened.get(index);
  }

  function game(entry, details) {
    const g = { ...entry, ...details };
    g.moves = Rules.unpack(details.moves);
    g.positions = [Rules.parse(details.fen || Rules.START)];
    g.sans = [];
    for (const move of g.moves) {
      const position = g.positions.at(-1);
      g.sans.push(Rules.san(position, move));
      g.positions.push(Rules.make(position, move));
    }
    g.scores = details.scores.split(" ");
    g.lines = details.lines.split(" ").map(Rules.unpack);
    g.kinds = g.moves.map((move, index) => KINDS[(details.judgements || "")[index]] || "");
    g.marks = g.moves.map((move, index) => mark(g.kinds[index], details.glyphs[index + 1]));
    const series = (text) => text ? text.split(" ") : [];
    g.clocks = series(details.clocks);
    g.engines = series(details.engines);
    g.times = spent(g, series(details.times));
    g.blackFirst = !g.positions[0].white;
    return g;
  }

  const mark = (kind, glyphs) =>
    kind ? MARKS[JUDGED[kind]] : glyphMarks(glyphs);

  function glyphMarks(glyphs) {
    const first = (glyphs || "").split(" ").map(Number).find((glyph) => glyph > 0 && glyph < 7);
    return first ? MARKS[first] : "";
  }

  /* Seconds for each move, told by the input or the difference of two clocks and the increment. */
  function spent(g, told) {
    const [, base, increment] = /^(\d+)(?:\+(\d+))?$/.exec(g.tags.TimeControl || "") || [];
    return g.moves.map((move, index) => {
      if (told[index]) return Number(told[index]);
      const before = index < 2 ? base : g.clocks[index - 2];
      const after = g.clocks[index];
      if (!before || !after) return undefined;
      const added = index < 2 && base === after ? 0 : Number(increment || 0);
      return Math.max(0, Number(before) - Number(after) + added);
    });
  }

  const isBlack = (g, ply) => (ply + (g.blackFirst ? 1 : 0)) % 2 === 1;
  const number = (g, ply) => g.positions[0].number + Math.floor((ply + (g.blackFirst ? 1 : 0)) / 2);

  /* The game as PGN, with what was found out about it. */
  function pgn(g) {
    const escape = (text) => text.replace(/[\\"]/g, "\\$&");
    const tags = Object.entries(g.tags).map(([tag, value]) => `[${tag} "${escape(value)}"]`);
    const words = [];
    comment(words, evalCommand(g.scores[0]), g.comments[0]);
    g.moves.forEach((move, index) => {
      words.push(numbered(g, index, index === 0 || words.at(-1).endsWith("}") || words.at(-1).endsWith(")")),
        g.sans[index]);
      const judged = g.kinds[index];
      if (judged) words.push("$" + JUDGED[judged]);
      for (const glyph of (g.glyphs[index + 1] || "").split(" ").filter(Boolean)) {
        if (!judged || glyph > 6) words.push("$" + glyph);
      }
      const clock = g.clocks[index] ? `[%clk ${clockText(g.clocks[index])}]` : "";
      comment(words, evalCommand(g.scores[index + 1]), clock, g.comments[index + 1]);
      if (judged && g.lines[index].length) {
        variation(words, g, index, g.positions[index], { moves: g.lines[index] });
      }
      for (const line of g.variations[index + 1] || []) {
        variation(words, g, index, g.positions[index], { ...line, moves: Rules.unpack(line.moves) });
      }
    });
    words.push(g.result);
    return tags.join("\n") + "\n\n" + words.filter(Boolean).join(" ") + "\n";
  }

  const numbered = (g, ply, always) =>
    isBlack(g, ply) ? (always ? number(g, ply) + "..." : "") : number(g, ply) + ".";

  const evalCommand = (score) => {
    const text = scoreText(score).replace("\u2212", "-").replace("+", "");
    return text ? `[%eval ${text}]` : "";
  };

  function comment(words, ...parts) {
    const text = parts.filter(Boolean).join(" ").replace(/}/g, ")");
    if (text) words.push(`{${text}}`);
  }

  function variation(words, g, ply, start, line) {
    let position = start;
    const inner = [];
    line.moves.forEach((move, index) => {
      inner.push(numbered(g, ply + index, index === 0), Rules.san(position, move));
      for (const glyph of ((line.glyphs || {})[index + 1] || "").split(" ").filter(Boolean)) {
        inner.push("$" + glyph);
      }
      comment(inner, (line.comments || {})[index + 1]);
      for (const nested of (line.variations || {})[index + 1] || []) {
        variation(inner, g, ply + index, position, { ...nested, moves: Rules.unpack(nested.moves) });
      }
      position = Rules.make(position, move);
    });
    words.push("(" + inner.filter(Boolean).join(" ") + ")");
  }

  function clockText(seconds) {
    const whole = Math.floor(seconds);
    const two = (value) => String(value).padStart(2, "0");
    return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
  }

  return { read, open, name, scoreText, chance, isBlack, number, pgn, clockText, glyphMarks,
    all: () => entries };
})();
