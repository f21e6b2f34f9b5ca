/* A game: board, chances, moves. */
document.addEventListener("DOMContentLoaded", () => {
  const SQUARE = 100;
  const MEN = { p: "pawn", n: "knight", b: "bishop", r: "rook", q: "queen", k: "king" };
  const WORDS = { inaccuracy: "Inaccuracy", mistake: "Mistake", blunder: "Blunder" };
  const ICONS = {
    first: "M5 4h3v16H5zM20 4v16L9 12z",
    "mistake-before": "M14 4v16L4 12zM17 4h3v10h-3zM17 17h3v3h-3z",
    previous: "M17 4v16L6 12z",
    next: "M7 4v16l11-8z",
    "mistake-after": "M10 4v16l10-8zM4 4h3v10H4zM4 17h3v3H4z",
    last: "M16 4h3v16h-3zM4 4v16l11-8z",
    flip: "M7 3l5 6H9v11H5V9H2zM17 21l-5-6h3V4h4v11h3z",
    "game-before": "M17 4v16L6 12z",
    "game-after": "M7 4v16l11-8z"
  };

  /* What is shown: the position after so many half-moves of the game, or, with a branch, the one
     after the move number at of its moves, which begin there. */
  const state = { game: -1, ply: 0, branch: null, flipped: false, from: -1, told: "" };

  const { byId, element, drawing } = Elements;

  const game = () => Games.open(state.game);
  const { isBlack, number, scoreText } = Games;
  const numbered = (g, ply, san) => number(g, ply) + (isBlack(g, ply) ? "\u2026 " : ". ") + san;
  const spaced = (nodes) => nodes.flatMap((node, index) => (index ? [" ", node] : [node]));

  function position(g) {
    let shown = g.positions[state.ply];
    if (state.branch) {
      for (const move of state.branch.moves.slice(0, state.branch.at + 1)) {
        shown = Rules.make(shown, move);
      }
    }
    return shown;
  }

  const lastMove = (g) =>
    state.branch ? state.branch.moves[state.branch.at] : g.moves[state.ply - 1];

  /* The board. */

  function corner(square) {
    const file = square & 7;
    const rank = square >> 3;
    return state.flipped
      ? [(7 - file) * SQUARE, rank * SQUARE] : [file * SQUARE, (7 - rank) * SQUARE];
  }

  function tile(square, name) {
    const [x, y] = corner(square);
    return drawing("rect", { class: name, x, y, width: SQUARE, height: SQUARE });
  }

  function squares() {
    const nodes = [];
    for (let square = 0; square < 64; square++) {
      nodes.push(tile(square, ((square >> 3) + square) % 2 ? "light" : "dark"));
    }
    for (let i = 0; i < 8; i++) {
      const rank = drawing("text",
        { class: "coordinate on-" + (i % 2 ? "dark" : "light"), x: 5, y: i * SQUARE + 20 });
      rank.textContent = state.flipped ? i + 1 : 8 - i;
      const file = drawing("text",
        { class: "coordinate on-" + (i % 2 ? "light" : "dark"), x: i * SQUARE + 86, y: 793 });
      file.textContent = "abcdefgh"[state.flipped ? 7 - i : i];
      nodes.push(rank, file);
    }
    return nodes;
  }

  function arrow(from, to) {
    const [x1, y1] = corner(from).map((c) => c + SQUARE / 2);
    const [x2, y2] = corner(to).map((c) => c + SQUARE / 2);
    const length = Math.hypot(x2 - x1, y2 - y1);
    const angle = Math.atan2(y2 - y1, x2 - x1) * 180 / Math.PI;
    const neck = length - 42;
    return drawing("path", {
      class: "arrow",
      d: `M18-9H${neck}v-18L${length - 6} 0L${neck} 27V9H18z`,
      transform: `translate(${x1} ${y1}) rotate(${angle})`
    });
  }

  function badge(square, g, ply) {
    const [x, y] = corner(square);
    const text = drawing("text", { y: 11 });
    text.textContent = g.marks[ply];
    const place = `translate(${Math.min(x + 86, 774)} ${Math.max(y + 14, 26)})`;
    return drawing("g", { class: "badge " + g.kinds[ply], transform: place },
      drawing("circle", { r: 24 }), text);
  }

  /* Where the man of a move ends up, which in castling is not where the move points to. */
  function goal(before, move) {
    return Rules.isCastling(before, move) ? Rules.castlingSquares(move).king : move.to;
  }

  function drawBoard(g) {
    const shown = position(g);
    const last = lastMove(g);
    const nodes = squares();
    if (last) nodes.push(tile(last.from, "played"), tile(last.to, "played"));
    if (state.from >= 0) nodes.push(tile(state.from, "chosen"));
    shown.board.forEach((man, square) => {
      if (!man) return;
      const [x, y] = corner(square);
      nodes.push(drawing("use", {
        href: "#" + MEN[man.toLowerCase()],
        class: man > "a" ? "black-man" : "white-man",
        x, y, width: SQUARE, height: SQUARE
      }));
    });
    if (state.from >= 0) {
      for (const move of Rules.movesFrom(shown, state.from)) {
        const [x, y] = corner(move.to).map((c) => c + SQUARE / 2);
        nodes.push(drawing("circle", { class: "target", cx: x, cy: y, r: 15 }));
      }
    }
    const ply = state.ply - 1;
    if (last && !state.branch && g.kinds[ply]) {
      const before = g.positions[ply];
      const better = g.lines[ply][0];
      nodes.push(arrow(better.from, goal(before, better)), badge(goal(before, last), g, ply));
    }
    byId("board").replaceChildren(...nodes);
    byId("board").setAttribute("aria-label", "Board: " + Rules.format(shown));
  }

  function squareAt(event) {
    const box = byId("board").getBoundingClientRect();
    const file = Math.floor((event.clientX - box.left) / box.width * 8);
    const rank = 7 - Math.floor((event.clientY - box.top) / box.height * 8);
    if (file < 0 || file > 7 || rank < 0 || rank > 7) return -1;
    return state.flipped ? (7 - rank) * 8 + 7 - file : rank * 8 + file;
  }

  /* A man is chosen by a press; it moves to the square of the next press or of the release. */
  function press(event) {
    const square = squareAt(event);
    const shown = position(game());
    byId("promotion").hidden = true;
    if (state.from >= 0 && square !== state.from && moveTo(square)) return;
    const chosen = square >= 0 && Rules.movesFrom(shown, square).length > 0;
    state.from = chosen && square !== state.from ? square : -1;
    drawBoard(game());
  }

  function release(event) {
    if (state.from >= 0 && squareAt(event) !== state.from) moveTo(squareAt(event));
  }

  function moveTo(square) {
    const g = game();
    const shown = position(g);
    const moves = Rules.movesFrom(shown, state.from)
      .filter((move) => move.to === square || goal(shown, move) === square);
    if (!moves.length) return false;
    if (moves.length > 1) {
      askPromotion(moves, shown.white);
    } else {
      tryMove(moves[0]);
    }
    return true;
  }

  function askPromotion(moves, white) {
    byId("promotion").replaceChildren(...moves.map((move) => {
      const use = drawing("use",
        { href: "#" + MEN[move.promotion], class: white ? "white-man" : "black-man" });
      const button = element("button", { type: "button", "aria-label": MEN[move.promotion] },
        drawing("svg", { viewBox: "0 0 100 100", "aria-hidden": "true" }, use));
      button.addEventListener("click", () => {
        byId("promotion").hidden = true;
        tryMove(move);
      });
      return button;
    }));
    byId("promotion").hidden = false;
    byId("promotion").firstElementChild.focus();
  }

  /* A move made on the board: the game's own leads on in the game, any other away from it. */
  function tryMove(move) {
    const g = game();
    const line = g.lines[state.ply] || [];
    const { branch } = state;
    if (!branch && g.moves[state.ply] && Rules.same(g.moves[state.ply], move)) {
      const best = line[0] && Rules.same(line[0], move);
      go(state.ply + 1, null, best ? "the move of the game, and the best one" : "the move of the game");
      return;
    }
    const moves = branch ? [...branch.moves.slice(0, branch.at + 1), move] : [move];
    const follows = line.length > 0
      && moves.every((one, index) => !line[index] || Rules.same(one, line[index]));
    let told = "";
    if (follows) {
      told = moves.length === 1 ? "the best move" : "follows the best line";
    } else if (line.length) {
      const at = moves.findIndex((one, index) => !line[index] || !Rules.same(one, line[index]));
      let before = g.positions[state.ply];
      for (const one of line.slice(0, at)) before = Rules.make(before, one);
      told = "not the best line, which goes "
        + numbered(g, state.ply + at, Rules.san(before, line[at]));
    }
    go(state.ply, { kind: "Tried", moves, at: moves.length - 1 }, told);
  }

  /* Chances and thoughts. */

  function drawBar(g) {
    const score = g.scores[state.ply];
    byId("bar").classList.toggle("flipped", state.flipped);
    byId("bar-white").style.height = (score ? 100 * Games.chance(score) : 50) + "%";
  }

  /* The moves of a line as buttons that show them on the board. */
  function steps(g, ply, moves, kind, prefix = []) {
    let before = g.positions[ply];
    for (const move of prefix) before = Rules.make(before, move);
    return moves.map((move, index) => {
      const place = ply + prefix.length + index;
      const san = Rules.san(before, move);
      before = Rules.make(before, move);
      const text = index === 0 || !isBlack(g, place) ? numbered(g, place, san) : san;
      const all = [...prefix, ...moves];
      const node = element("button", { type: "button", class: "step" }, text);
      const at = prefix.length + index;
      node.branch = { ply, kind, moves: all, at };
      node.addEventListener("click", () => show(ply, { kind, moves: all, at }));
      return node;
    });
  }

  function describe(g) {
    const now = [];
    const score = g.scores[state.ply];
    const { branch } = state;
    if (branch) {
      let before = g.positions[state.ply];
      for (const move of branch.moves.slice(0, branch.at)) before = Rules.make(before, move);
      const san = Rules.san(before, branch.moves[branch.at]);
      now.push(`${branch.kind}: ${numbered(g, state.ply + branch.at, san)} `);
    } else if (state.ply > 0) {
      const ply = state.ply - 1;
      now.push(numbered(g, ply, g.sans[ply]) + g.marks[ply] + " ");
      if (g.kinds[ply]) {
        now.push(element("span", { class: "label " + g.kinds[ply] }, WORDS[g.kinds[ply]]), " ");
      }
    } else {
      now.push("Before the first move ");
    }
    if (score === undefined) {
      now.push("(not analysed)");
    } else if (scoreText(score) && (!branch || branch.kind === "Better line")) {
      now.push(element("span", { class: "score" }, scoreText(score)));
    }
    if (state.told) now.push(element("span", { class: "told" }, " \u2013 " + state.told));
    byId("now").replaceChildren(...now);
    const line = g.lines[state.ply] || [];
    const best = line.length
      ? [branch ? "Best: " : "Now best: ", ...spaced(steps(g, state.ply, line, "Better line"))] : [];
    const over = state.ply === g.moves.length && !line.length ? [g.ending || g.result] : [];
    byId("best").replaceChildren(...best, ...over);
  }

  /* The graphs. */

  const EDGE = 8;
  const graphX = (g, ply) =>
    EDGE + (byId("graph").clientWidth - 2 * EDGE) * ply / Math.max(1, g.moves.length);
  const graphY = (points) => 4 + (byId("graph").clientHeight - 8) * (1 - points);

  function drawGraph(g) {
    const graph = byId("graph");
    const { clientWidth: width, clientHeight: height } = graph;
    if (!width) return;
    graph.setAttribute("viewBox", `0 0 ${width} ${height}`);
    const points = g.scores.map((score, ply) => [graphX(g, ply), graphY(Games.chance(score))]);
    const outline = points.map(([x, y]) => x.toFixed(1) + " " + y.toFixed(1)).join("L");
    const left = `M0 ${height}V${points[0][1]}L`;
    const end = g.incomplete ? points.at(-1)[0] : width;
    const middle = graphY(0.5);
    const nodes = [
      drawing("path", { class: "area", d: left + outline + `H${end}V${height}z` }),
      drawing("line", { class: "middle", x1: 0, x2: width, y1: middle, y2: middle }),
      drawing("line", { class: "cursor", id: "cursor", y1: 0, y2: height })
    ];
    g.kinds.forEach((kind, index) => {
      if (kind) {
        const [cx, cy] = points[index + 1];
        const title = drawing("title", {});
        title.textContent = numbered(g, index, g.sans[index]) + g.marks[index];
        nodes.push(drawing("circle", { class: "spot " + kind, cx, cy, r: 4.5 }, title));
      }
    });
    nodes.push(drawing("circle", { class: "here", id: "here", r: 5.5 }));
    graph.replaceChildren(...nodes);
    drawTimes(g, width);
    drawCursor(g);
  }

  /* Bars for the time spent, White's in light and Black's in dark. */
  function drawTimes(g, width) {
    const times = byId("times");
    const longest = Math.max(...g.times.map((time) => time || 0));
    times.classList.toggle("none", !(longest > 0));
    if (!(longest > 0)) return;
    const height = times.clientHeight || 40;
    times.setAttribute("viewBox", `0 0 ${width} ${height}`);
    const thick = Math.max(1, Math.min(8, (width - 2 * EDGE) / g.moves.length - 1));
    times.replaceChildren(...g.times.flatMap((time, index) => {
      if (!time) return [];
      const bar = Math.max(1, (height - 4) * Math.sqrt(time / longest));
      const title = drawing("title", {});
      title.textContent = `${numbered(g, index, g.sans[index])}: ${timeText(time)}`;
      return [drawing("rect", {
        class: isBlack(g, index) ? "black-time" : "white-time",
        x: graphX(g, index + 1) - thick / 2, y: height - bar, width: thick, height: bar
      }, title)];
    }));
  }

  const timeText = (seconds) => seconds < 60
    ? (seconds < 10 ? seconds.toFixed(1) : seconds.toFixed(0)) + "\u2009s"
    : `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

  function drawCursor(g) {
    if (!byId("cursor")) return;
    const x = graphX(g, state.ply);
    const score = g.scores[state.ply];
    byId("cursor").setAttribute("x1", x);
    byId("cursor").setAttribute("x2", x);
    byId("here").setAttribute("cx", x);
    byId("here").setAttribute("cy", graphY(score ? Games.chance(score) : 0.5));
  }

  /* The moves. */

  function moveButton(g, index) {
    const time = g.times[index];
    const node = element("button",
      { type: "button", class: "move " + g.kinds[index], "data-ply": index + 1 },
      element("span", { class: "san" }, g.sans[index] + g.marks[index]),
      element("span", { class: "score" }, scoreText(g.scores[index + 1])));
    if (g.engines.length) {
      const said = element("span", { class: "engine" }, (g.engines[index] || "").replace("-", "\u2212"));
      said.title = "What the player thought, and how deep";
      node.append(said);
    }
    if (g.times.some((one) => one !== undefined)) {
      const spent = element("span", { class: "time" }, time === undefined ? "" : timeText(time));
      if (g.clocks[index]) spent.title = Games.clockText(g.clocks[index]) + " left";
      node.append(spent);
    }
    node.addEventListener("click", () => show(index + 1));
    return node;
  }

  function notes(g, index) {
    const nodes = [];
    const kind = g.kinds[index];
    if (kind) {
      const label = element("span", { class: "label " + kind }, WORDS[kind] + ".");
      nodes.push(element("div", { class: "note " + kind }, label,
        " Better, " + scoreText(g.scores[index]) + ": ",
        ...spaced(steps(g, index, g.lines[index], "Better line"))));
    }
    if (g.comments[index + 1]) nodes.push(element("div", { class: "note" }, g.comments[index + 1]));
    for (const line of g.variations[index + 1] || []) {
      nodes.push(element("div", { class: "note variation" }, ...variation(g, index, [], line)));
    }
    return nodes;
  }

  /* A line of the input with its remarks and the lines in it. */
  function variation(g, ply, prefix, line) {
    const moves = Rules.unpack(line.moves);
    const nodes = ["("];
    let interrupted = false;
    steps(g, ply, moves, "Variation", prefix).forEach((step, index) => {
      const place = ply + prefix.length + index;
      if (interrupted && isBlack(g, place)) step.prepend(number(g, place) + "\u2026 ");
      interrupted = Boolean(line.comments[index + 1] || line.variations[index + 1]);
      const glyph = Games.glyphMarks(line.glyphs[index + 1]);
      if (glyph) step.append(glyph);
      nodes.push(index ? " " : "", step);
      if (line.comments[index + 1]) nodes.push(" " + line.comments[index + 1]);
      for (const inner of line.variations[index + 1] || []) {
        nodes.push(" ", ...variation(g, ply, [...prefix, ...moves.slice(0, index)], inner));
      }
    });
    nodes.push(")");
    return nodes.filter((node) => node !== "");
  }

  function drawMoves(g) {
    const nodes = [];
    const gap = (kind) => element("span", { class: "gap " + kind, "aria-hidden": "true" }, "\u2026");
    if (g.comments[0]) nodes.push(element("div", { class: "note" }, g.comments[0]));
    let continues = false;
    g.moves.forEach((move, index) => {
      const black = isBlack(g, index);
      if (!continues) {
        nodes.push(element("span", { class: "number" }, number(g, index) + "."));
        if (black) nodes.push(gap("lead"));
      }
      const node = moveButton(g, index);
      if (!continues) node.dataset.number = number(g, index) + (black ? "\u2026" : ".");
      nodes.push(node);
      const remarks = notes(g, index);
      if (remarks.length && !black) nodes.push(gap(""));
      nodes.push(...remarks);
      continues = !black && !remarks.length;
    });
    const ending = [g.result, g.ending].filter((text) => text && text !== "*").join(" \u00b7 ");
    const unfinished = g.incomplete ? "The analysis was stopped before the end of the game." : "";
    nodes.push(element("div", { class: "over" }, [ending, unfinished].filter(Boolean).join(" ")));
    byId("moves").classList.toggle("engines", g.engines.length > 0);
    byId("moves").replaceChildren(...nodes);
  }

  function drawSummary(g) {
    const head = ["", "Accuracy", "cp loss", "?!", "?", "??"];
    const titles = ["Player", "Accuracy of the moves", "Average loss in centipawns",
      "Inaccuracies", "Mistakes", "Blunders"];
    const row = element("tr", {}, ...head.map((text, i) => i
      ? element("th", { scope: "col", title: titles[i] }, text) : element("td", {})));
    const rows = g.sides.map((side, color) => element("tr", {},
      element("th", { scope: "row", title: Games.name(g, color) }, Games.name(g, color)),
      element("td", { class: "accuracy" }, accuracy(side)),
      ...[side.moves ? side.loss : "\u2013", side.inaccuracies, side.mistakes, side.blunders]
        .map((value) => element("td", {}, String(value)))));
    byId("summary").replaceChildren(element("thead", {}, row), element("tbody", {}, ...rows));
  }

  function markCurrent() {
    const { branch } = state;
    const isCurrent = (node) => node.branch
      ? branch && node.branch.ply === state.ply && node.branch.at === branch.at
        && node.branch.kind === branch.kind
        && node.branch.moves.slice(0, branch.at + 1)
          .every((move, index) => Rules.same(move, branch.moves[index]))
      : !branch && Number(node.dataset.ply) === state.ply;
    for (const node of document.querySelectorAll(".move, .step")) {
      if (isCurrent(node)) {
        node.setAttribute("aria-current", "true");
      } else {
        node.removeAttribute("aria-current");
      }
    }
  }

  /* Scrolls the list and never the page. */
  function reveal(list, node) {
    if (!node) {
      list.scrollTop = 0;
      return;
    }
    const top = node.getBoundingClientRect().top - list.getBoundingClientRect().top;
    if (top < 0 || top + node.offsetHeight > list.clientHeight) {
      list.scrollTop += top - list.clientHeight / 3;
    }
  }

  /* Names and texts about a whole game. */

  const accuracy = (side) => side.moves ? side.accuracy.toFixed(1) + "\u2009%" : "\u2013";

  /* The clock of a side as it is in the position shown. */
  function clock(g, color) {
    for (let ply = state.ply - 1; ply >= 0; ply--) {
      if (isBlack(g, ply) === (color === 1)) {
        return g.clocks[ply] ? Games.clockText(g.clocks[ply]) : "";
      }
    }
    return "";
  }

  function drawPlayers(g) {
    const places = state.flipped ? ["top", "bottom"] : ["bottom", "top"];
    places.forEach((place, color) => {
      const elo = color === 0 ? g.WhiteElo : g.BlackElo;
      const time = clock(g, color);
      byId(place).replaceChildren(
        element("span", { class: "name" }, Games.name(g, color) + (elo ? ` (${elo})` : "")),
        ...(time ? [element("span", { class: "clock" }, time)] : []),
        element("span", { class: "quality" }, accuracy(g.sides[color])));
    });
  }

  function site(g) {
    const url = [g.tags.Site, g.tags.Link, g.tags.GameLink]
      .find((text) => /^https?:\/\/[\w.-]+\/[\w./?=&%#+~:-]*$/.test(text || ""));
    const known = /^[?.\-\s]*$/.test(g.tags.Site || "") ? "" : g.tags.Site;
    if (!url) return known ? [known] : [];
    const name = url.replace(/^https?:\/\/(www\.)?/, "");
    return [...(known && known !== url ? [known] : []),
      element("a", { href: url, rel: "noopener noreferrer", target: "_blank" }, name)];
  }

  function drawTitle(g) {
    const title = Games.name(g, 0) + " \u2013 " + Games.name(g, 1);
    document.title = title;
    const result = g.result === "*" ? [] : [" ", element("span", { class: "result" }, g.result)];
    byId("title").replaceChildren(title, ...result);
    const parts = [g.Event, ...site(g), (g.Date || "").replace(/(\.\?\?)+$/, ""), g.opening]
      .filter(Boolean);
    byId("subtitle").replaceChildren(
      ...parts.flatMap((part, index) => (index ? [" \u00b7 ", part] : [part])));
    const all = Games.all();
    byId("way").hidden = all.length < 2;
    byId("place").textContent = `Game ${g.number} of ${all.length}`;
    byId("game-before").disabled = List.neighbour(state.game, -1) === undefined;
    byId("game-after").disabled = List.neighbour(state.game, 1) === undefined;
  }

  /* Going from place to place. */

  function open(index, ply) {
    byId("list").hidden = true;
    byId("game").hidden = false;
    state.game = index;
    const g = game();
    drawTitle(g);
    drawSummary(g);
    drawMoves(g);
    go(Math.min(ply, g.moves.length));
    drawGraph(g);
  }

  function openList() {
    if (Games.all().length < 2) return;
    byId("game").hidden = true;
    byId("list").hidden = false;
    document.title = "Chess games, analysed by Duplex";
    List.draw();
    remember("#");
  }

  function go(ply, branch = null, told = "") {
    const g = game();
    state.ply = Math.max(0, Math.min(ply, g.moves.length));
    state.branch = branch;
    state.told = told;
    state.from = -1;
    byId("promotion").hidden = true;
    drawPlayers(g);
    drawBoard(g);
    drawBar(g);
    describe(g);
    drawCursor(g);
    markCurrent();
    reveal(byId("moves"), document.querySelector("#moves [aria-current]"));
    byId("first").disabled = byId("previous").disabled = state.ply === 0 && !branch;
    byId("next").disabled = byId("last").disabled = state.ply === g.moves.length && !branch;
    byId("mistake-before").disabled = mistake(-1) < 0;
    byId("mistake-after").disabled = mistake(1) < 0;
    byId("copied").textContent = "";
    remember(`#${g.number}.${state.ply}`);
  }

  /* From the list of moves, which on a phone is far below the board. */
  function show(ply, branch = null) {
    go(ply, branch);
    if (byId("board").getBoundingClientRect().top < 0) {
      byId("play").scrollIntoView({ behavior: "smooth" });
    }
  }

  function remember(place) {
    try {
      history.replaceState(null, "", place);
    } catch (refusal) {
      // Some browsers allow only so many changes in a while; the address can wait.
    }
  }

  function next() {
    const { branch } = state;
    if (!branch) {
      go(state.ply + 1);
    } else if (branch.at + 1 < branch.moves.length) {
      go(state.ply, { ...branch, at: branch.at + 1 });
    }
  }

  function previous() {
    const { branch } = state;
    if (branch) {
      go(state.ply, branch.at > 0 ? { ...branch, at: branch.at - 1 } : null);
    } else {
      go(state.ply - 1);
    }
  }

  /* The half-move of the nearest mistake in a direction; -1 if there is none. */
  function mistake(step) {
    const { kinds } = game();
    for (let ply = state.ply + step; ply > 0 && ply <= kinds.length; ply += step) {
      if (kinds[ply - 1]) return ply;
    }
    return -1;
  }

  function goToMistake(step) {
    const ply = mistake(step);
    if (ply > 0) go(ply);
  }

  function flip() {
    state.flipped = !state.flipped;
    go(state.ply, state.branch, state.told);
  }

  function goToGame(step) {
    const index = List.neighbour(state.game, step);
    if (index !== undefined) open(index, 0);
  }

  async function copy(text, what) {
    try {
      await navigator.clipboard.writeText(text);
    } catch (refusal) {
      // Some browsers refuse a page that comes from a file; the old way still works there.
      const area = element("textarea", { "aria-hidden": "true" });
      area.value = text;
      document.body.append(area);
      area.select();
      document.execCommand("copy");
      area.remove();
    }
    byId("copied").textContent = what + " copied";
  }

  const actions = {
    first: () => go(0), previous, next, last: () => go(game().moves.length), flip,
    "mistake-before": () => goToMistake(-1), "mistake-after": () => goToMistake(1),
    "game-before": () => goToGame(-1), "game-after": () => goToGame(1)
  };
  const keys = {
    Home: actions.first, ArrowLeft: previous, ArrowRight: next, End: actions.last, f: flip,
    n: actions["mistake-after"], p: actions["mistake-before"], l: openList,
    "[": actions["game-before"], "]": actions["game-after"], Escape: () => go(state.ply)
  };

  function listen() {
    for (const [id, action] of Object.entries(actions)) {
      byId(id).append(drawing("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" },
        drawing("path", { d: ICONS[id] })));
      byId(id).addEventListener("click", action);
    }
    byId("to-list").addEventListener("click", openList);
    byId("copy-fen").addEventListener("click", () => copy(Rules.format(position(game())), "FEN"));
    byId("copy-pgn").addEventListener("click", () => copy(Games.pgn(game()), "PGN"));
    document.addEventListener("keydown", (event) => {
      const action = keys[event.key];
      const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
      if (action && !typing && !byId("game").hidden
          && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        action();
      }
    });
    byId("graph").addEventListener("click", (event) => {
      const x = event.clientX - byId("graph").getBoundingClientRect().left;
      const width = byId("graph").clientWidth - 2 * EDGE;
      go(Math.round((x - EDGE) / width * game().moves.length));
    });
    byId("board").addEventListener("pointerdown", press);
    byId("board").addEventListener("pointerup", release);
    const redraw = () => { if (!byId("game").hidden) drawGraph(game()); };
    new ResizeObserver(redraw).observe(byId("graph"));
    window.addEventListener("beforeprint", redraw);
  }

  /* The address may name a game and a half-move: #2.17. Without it one game is opened, many are
     listed. */
  function followAddress() {
    const all = Games.all();
    const [, wanted, ply] = /^#(\d+)\.(\d+)$/.exec(location.hash) || [];
    const found = all.findIndex((entry) => String(entry.number) === wanted);
    if (found >= 0) {
      open(found, Number(ply));
    } else if (all.length > 1) {
      openList();
    } else {
      open(0, 0);
    }
  }

  Games.read();
  byId("empty").hidden = Games.all().length > 0;
  if (Games.all().length) {
    listen();
    List.listen((index) => open(index, 0));
    followAddress();
    window.addEventListener("hashchange", followAddress);
  }
});
