"use strict";

document.addEventListener("DOMContentLoaded", () => {
  const SVG = "http://www.w3.org/2000/svg";
  const SQUARE = 100;
  const MEN = { p: "pawn", n: "knight", b: "bishop", r: "rook", q: "queen", k: "king" };
  const MINUS = "\u2212";
  const WORDS = { inaccuracy: "Inaccuracy", mistake: "Mistake", blunder: "Blunder" };
  const ICONS = {
    first: "M5 4h3v16H5zM20 4v16L9 12z",
    previous: "M17 4v16L6 12z",
    next: "M7 4v16l11-8z",
    last: "M16 4h3v16h-3zM4 4v16l11-8z",
    flip: "M7 3l5 6H9v11H5V9H2zM17 21l-5-6h3V4h4v11h3z"
  };

  const games = [...document.querySelectorAll("script.game")].map((e) => JSON.parse(e.textContent));

  /* The position shown: after so many half-moves of the game, or, when line is not negative, after
     move number line of the best line that begins there. */
  const state = { game: 0, ply: 0, line: -1, flipped: false };

  const byId = (id) => document.getElementById(id);

  /* Foreign text only ever becomes text, never markup. */
  function element(tag, attributes, ...children) {
    const node = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
    node.append(...children);
    return node;
  }

  function drawing(tag, attributes, ...children) {
    const node = document.createElementNS(SVG, tag);
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
    node.append(...children);
    return node;
  }

  const game = () => games[state.game];
  const isBlack = (g, index) => (index + (g.blackFirst ? 1 : 0)) % 2 === 1;
  const number = (g, index) => g.firstNumber + Math.floor((index + (g.blackFirst ? 1 : 0)) / 2);
  const numbered = (g, index, san) => number(g, index) + (isBlack(g, index) ? "\u2026 " : ". ") + san;
  const typeset = (text) => text.replace("-", MINUS);
  const signed = (text) => /^[1-9]|^0\.(?!00)/.test(text) ? "+" + text : typeset(text);

  /* Positions: maps from the names of squares to letters of men. */

  function parseBoard(text) {
    const board = new Map();
    text.split("/").forEach((row, index) => {
      let file = 0;
      for (const letter of row) {
        if (/\d/.test(letter)) {
          file += Number(letter);
        } else {
          board.set("abcdefgh"[file++] + (8 - index), letter);
        }
      }
    });
    return board;
  }

  function apply(board, change) {
    const changed = new Map(board);
    for (const [, square, man] of change.matchAll(/([a-h][1-8])(.)/g)) {
      if (man === "-") {
        changed.delete(square);
      } else {
        changed.set(square, man);
      }
    }
    return changed;
  }

  function boards(g) {
    if (!g.boards) {
      g.boards = [parseBoard(g.board)];
      for (const move of g.moves) g.boards.push(apply(g.boards.at(-1), move.change));
    }
    return g.boards;
  }

  function shownBoard(g) {
    let board = boards(g)[state.ply];
    if (state.line >= 0) {
      for (const step of g.positions[state.ply].line.slice(0, state.line + 1)) {
        board = apply(board, step.change);
      }
    }
    return board;
  }

  /* The board. */

  function corner(square) {
    const file = square.charCodeAt(0) - 97;
    const rank = Number(square[1]) - 1;
    return state.flipped ? [(7 - file) * SQUARE, rank * SQUARE] : [file * SQUARE, (7 - rank) * SQUARE];
  }

  function squares() {
    const nodes = [];
    for (let row = 0; row < 8; row++) {
      for (let column = 0; column < 8; column++) {
        const shade = (row + column) % 2 ? "dark" : "light";
        nodes.push(drawing("rect",
          { class: shade, x: column * SQUARE, y: row * SQUARE, width: SQUARE, height: SQUARE }));
      }
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

  function badge(square, move) {
    const [x, y] = corner(square);
    const text = drawing("text", { y: 11 });
    text.textContent = move.mark;
    const place = `translate(${Math.min(x + 86, 774)} ${Math.max(y + 14, 26)})`;
    return drawing("g", { class: "badge " + move.kind, transform: place },
      drawing("circle", { r: 24 }), text);
  }

  function drawBoard(g) {
    const inLine = state.line >= 0;
    const last = inLine ? g.positions[state.ply].line[state.line] : g.moves[state.ply - 1];
    const nodes = squares();
    if (last) {
      for (const square of [last.squares.slice(0, 2), last.squares.slice(2, 4)]) {
        const [x, y] = corner(square);
        nodes.push(drawing("rect", { class: "played", x, y, width: SQUARE, height: SQUARE }));
      }
    }
    for (const [square, letter] of shownBoard(g)) {
      const [x, y] = corner(square);
      const man = letter.toLowerCase();
      nodes.push(drawing("use", {
        href: "#" + MEN[man],
        class: letter === man ? "black-man" : "white-man",
        x, y, width: SQUARE, height: SQUARE
      }));
    }
    if (last && last.kind && !inLine) {
      const better = g.positions[state.ply - 1].line[0].squares;
      nodes.push(arrow(better.slice(0, 2), better.slice(2, 4)), badge(last.squares.slice(2, 4), last));
    }
    byId("board").replaceChildren(...nodes);
  }

  /* Chances and thoughts. */

  function drawBar(g) {
    const position = g.positions[state.ply];
    byId("bar").classList.toggle("flipped", state.flipped);
    byId("bar-white").style.height = (position ? 100 * position.points : 50) + "%";
  }

  function steps(g, ply) {
    return g.positions[ply].line.map((step, index) => {
      const numberNeeded = index === 0 || !isBlack(g, ply + index);
      const text = numberNeeded ? numbered(g, ply + index, step.san) : step.san;
      const node = element("button", { class: "step", "data-ply": ply, "data-line": index }, text);
      node.addEventListener("click", () => show(ply, index));
      return node;
    });
  }

  function spaced(nodes) {
    return nodes.flatMap((node, index) => index ? [" ", node] : [node]);
  }

  function describe(g) {
    const now = [];
    const position = g.positions[state.ply];
    if (state.line >= 0) {
      const step = position.line[state.line];
      now.push("Better line: " + numbered(g, state.ply + state.line, step.san) + " ");
    } else if (state.ply > 0) {
      const move = g.moves[state.ply - 1];
      now.push(numbered(g, state.ply - 1, move.san) + move.mark + " ");
      if (move.kind) {
        now.push(element("span", { class: "label " + move.kind }, WORDS[move.kind]), " ");
      }
    } else {
      now.push("Before the first move ");
    }
    if (position && position.eval) {
      now.push(element("span", { class: "eval" }, signed(position.eval)));
    } else if (!position) {
      now.push("(not analysed)");
    }
    byId("now").replaceChildren(...now);
    const line = position && position.line.length ? ["Best: ", ...spaced(steps(g, state.ply))] : [];
    const over = state.ply === g.moves.length && !line.length ? [g.ending || g.result] : [];
    byId("best").replaceChildren(...line, ...over);
    byId("board").setAttribute("aria-label", "Board: " + byId("now").textContent);
  }

  /* The graph. */

  function graphX(g, ply) {
    return 8 + (byId("graph").clientWidth - 16) * ply / Math.max(1, g.moves.length);
  }

  function graphY(points) {
    const height = byId("graph").clientHeight;
    return 4 + (height - 8) * (1 - points);
  }

  function drawGraph(g) {
    const graph = byId("graph");
    const height = graph.clientHeight;
    graph.setAttribute("viewBox", `0 0 ${graph.clientWidth} ${height}`);
    const points = g.positions.map((position, ply) => [graphX(g, ply), graphY(position.points)]);
    const outline = points.map(([x, y]) => x.toFixed(1) + " " + y.toFixed(1)).join("L");
    const nodes = [];
    if (points.length) {
      const left = `M0 ${height}V${points[0][1]}L`;
      const end = g.complete ? graph.clientWidth : points.at(-1)[0];
      nodes.push(drawing("path", { class: "area", d: left + outline + `H${end}V${height}z` }));
    }
    const middle = graphY(0.5);
    nodes.push(drawing("line",
      { class: "middle", x1: 0, x2: graph.clientWidth, y1: middle, y2: middle }));
    nodes.push(drawing("line", { class: "cursor", id: "cursor", y1: 0, y2: height }));
    g.moves.forEach((move, index) => {
      if (move.kind) {
        const [cx, cy] = points[index + 1];
        const title = drawing("title", {});
        title.textContent = numbered(g, index, move.san) + move.mark;
        nodes.push(drawing("circle", { class: "spot " + move.kind, cx, cy, r: 4.5 }, title));
      }
    });
    nodes.push(drawing("circle", { class: "here", id: "here", r: 5.5 }));
    graph.replaceChildren(...nodes);
    drawCursor(g);
  }

  function drawCursor(g) {
    const x = graphX(g, state.ply);
    const position = g.positions[state.ply];
    byId("cursor").setAttribute("x1", x);
    byId("cursor").setAttribute("x2", x);
    byId("here").setAttribute("cx", x);
    byId("here").setAttribute("cy", graphY(position ? position.points : 0.5));
  }

  /* The moves. */

  function moveButton(g, index) {
    const move = g.moves[index];
    const position = g.positions[index + 1];
    const node = element("button", { class: "move " + move.kind, "data-ply": index + 1 },
      element("span", {}, move.san + move.mark),
      element("span", { class: "eval" }, position && position.eval ? signed(position.eval) : ""));
    node.addEventListener("click", () => show(index + 1));
    return node;
  }

  function notes(g, index) {
    const move = g.moves[index];
    const nodes = [];
    if (move.kind) {
      const best = g.positions[index];
      const label = element("span", { class: "label " + move.kind }, WORDS[move.kind] + ".");
      nodes.push(element("div", { class: "note " + move.kind },
        label, " Better, " + signed(best.eval) + ": ", ...spaced(steps(g, index))));
    }
    if (move.comment) nodes.push(element("div", { class: "note" }, move.comment));
    return nodes;
  }

  function drawMoves(g) {
    const nodes = [];
    const gap = () => element("span", { class: "gap", "aria-hidden": "true" }, "\u2026");
    if (g.comment) nodes.push(element("div", { class: "note" }, g.comment));
    let continues = false;
    g.moves.forEach((move, index) => {
      const black = isBlack(g, index);
      if (!continues) {
        nodes.push(element("span", { class: "number" }, number(g, index) + "."));
        if (black) nodes.push(gap());
      }
      nodes.push(moveButton(g, index));
      const remarks = notes(g, index);
      if (remarks.length && !black) nodes.push(gap());
      nodes.push(...remarks);
      continues = !black && !remarks.length;
    });
    const ending = [g.result, g.ending].filter((text) => text && text !== "*").join(" \u00b7 ");
    const unfinished = g.complete ? "" : "The analysis was stopped before the end of the game.";
    nodes.push(element("div", { class: "over" }, [ending, unfinished].filter(Boolean).join(" ")));
    byId("moves").replaceChildren(...nodes);
  }

  function drawSummary(g) {
    const head = ["", "Accuracy", "cp loss", "?!", "?", "??"];
    const titles = ["", "Accuracy of the moves", "Average loss in centipawns",
      "Inaccuracies", "Mistakes", "Blunders"];
    const row = element("tr", {},
      ...head.map((text, i) => element("th", { scope: "col", title: titles[i] }, text)));
    const rows = g.sides.map((side, color) => element("tr", {},
      element("th", { scope: "row" }, name(g, color)),
      element("td", { class: "accuracy" }, accuracy(side)),
      ...[side.moves ? side.loss : "\u2013", side.inaccuracies, side.mistakes, side.blunders]
        .map((value) => element("td", {}, String(value)))));
    byId("summary").replaceChildren(element("thead", {}, row), element("tbody", {}, ...rows));
  }

  function mark(selector, matches) {
    for (const node of document.querySelectorAll(selector)) {
      if (matches(node.dataset)) {
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

  const name = (g, color) => (color === 0 ? g.White : g.Black) || (color === 0 ? "White" : "Black");
  const isNarrow = () => matchMedia("(max-width: 56rem)").matches;
  const accuracy = (side) => side.moves ? side.accuracy.toFixed(1) + "\u2009%" : "\u2013";

  function drawPlayers(g) {
    const places = state.flipped ? ["top", "bottom"] : ["bottom", "top"];
    places.forEach((place, color) => {
      const elo = color === 0 ? g.WhiteElo : g.BlackElo;
      byId(place + "-name").textContent = name(g, color) + (elo ? ` (${elo})` : "");
      byId(place + "-accuracy").textContent = accuracy(g.sides[color]);
    });
  }

  function drawTitle(g) {
    const title = name(g, 0) + " \u2013 " + name(g, 1);
    document.title = title;
    const result = g.result === "*" ? [] : [" ", element("span", { class: "result" }, g.result)];
    byId("title").replaceChildren(title, ...result);
    byId("subtitle").textContent =
      [g.Event, g.Site, g.Date.replace(/(\.\?\?)+$/, ""), g.opening].filter(Boolean).join(" \u00b7 ");
  }

  function drawChoice() {
    byId("choice").hidden = games.length < 2;
    byId("choice").open = !isNarrow();
    byId("games").replaceChildren(...games.map((g, index) => {
      const node = element("button", { "data-game": index },
        element("span", { class: "number" }, g.number + "."),
        element("span", { class: "names" }, name(g, 0) + " \u2013 " + name(g, 1)),
        element("span", { class: "result" }, g.result));
      node.addEventListener("click", () => {
        open(index, 0);
        if (isNarrow()) byId("choice").open = false;
      });
      return element("li", {}, node);
    }));
  }

  /* Going from place to place. */

  function open(index, ply) {
    state.game = index;
    const g = game();
    drawTitle(g);
    drawSummary(g);
    drawMoves(g);
    byId("choice-title").textContent = `Game ${index + 1} of ${games.length}`;
    mark("#games button", (data) => Number(data.game) === index);
    reveal(byId("games"), document.querySelector("#games [aria-current]"));
    state.ply = -1;
    go(Math.min(ply, g.moves.length));
    drawGraph(g);
  }

  function go(ply, line = -1) {
    const g = game();
    state.ply = Math.max(0, Math.min(ply, g.moves.length));
    state.line = line;
    drawPlayers(g);
    drawBoard(g);
    drawBar(g);
    describe(g);
    if (byId("cursor")) drawCursor(g);
    mark(".move", (data) => line < 0 && Number(data.ply) === state.ply);
    mark(".step", (data) => Number(data.ply) === state.ply && Number(data.line) === line);
    reveal(byId("moves"), document.querySelector("#moves [aria-current]"));
    byId("first").disabled = byId("previous").disabled = state.ply === 0 && line < 0;
    byId("next").disabled = byId("last").disabled = state.ply === g.moves.length && line < 0;
    remember(`#${g.number}.${state.ply}`);
  }

  /* From the list of moves, which on a phone is far below the board. */
  function show(ply, line = -1) {
    go(ply, line);
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
    const inLine = state.line >= 0;
    if (!inLine) {
      go(state.ply + 1);
    } else if (state.line + 1 < game().positions[state.ply].line.length) {
      go(state.ply, state.line + 1);
    }
  }

  function previous() {
    if (state.line >= 0) {
      go(state.ply, state.line - 1);
    } else {
      go(state.ply - 1);
    }
  }

  function flip() {
    state.flipped = !state.flipped;
    go(state.ply, state.line);
  }

  const actions = { first: () => go(0), previous, next, last: () => go(game().moves.length), flip };
  const keys = {
    Home: actions.first, ArrowLeft: previous, ArrowRight: next, End: actions.last, f: flip,
    Escape: () => go(state.ply)
  };

  function listen() {
    for (const [id, action] of Object.entries(actions)) {
      byId(id).append(drawing("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" },
        drawing("path", { d: ICONS[id] })));
      byId(id).addEventListener("click", action);
    }
    document.addEventListener("keydown", (event) => {
      const action = keys[event.key];
      if (action && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        action();
      }
    });
    byId("graph").addEventListener("click", (event) => {
      const x = event.clientX - byId("graph").getBoundingClientRect().left;
      const width = byId("graph").clientWidth - 16;
      go(Math.round((x - 8) / width * game().moves.length));
    });
    new ResizeObserver(() => drawGraph(game())).observe(byId("graph"));
  }

  /* The address may name a game and a half-move: #2.17. */
  function followAddress() {
    const [, wanted, ply] = /^#(\d+)\.(\d+)$/.exec(location.hash) || [null, null, "0"];
    open(Math.max(0, games.findIndex((g) => String(g.number) === wanted)), Number(ply));
  }

  byId("empty").hidden = games.length > 0;
  if (games.length) {
    byId("page").hidden = false;
    drawChoice();
    listen();
    followAddress();
    window.addEventListener("hashchange", followAddress);
  }
});
