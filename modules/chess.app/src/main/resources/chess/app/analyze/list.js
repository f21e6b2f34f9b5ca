/* The list of games and the totals of the players. */
const List = (() => {
  const MANY = 500;
  const FAULTS = ["inaccuracies", "mistakes", "blunders"];

  const view = { sort: "number", down: false, players: false, shown: MANY, open: () => {} };
  const playerSort = { by: "games", down: true };

  const { byId, element } = Elements;

  const sum = (entry, what) => entry.sides[0][what] + entry.sides[1][what];
  const mean = (entry) => {
    const sides = entry.sides.filter((side) => side.moves > 0);
    return sides.length ? sides.reduce((all, side) => all + side.accuracy, 0) / sides.length : -1;
  };
  const weighted = (entry) => sum(entry, "blunders") * 1e6 + sum(entry, "mistakes") * 1e3
    + sum(entry, "inaccuracies");
  const rating = (entry, color) => Number(entry[color ? "BlackElo" : "WhiteElo"]) || 0;
  const date = (entry) => (entry.Date || "").replace(/(\.\?\?)+$/, "");
  const percent = (value) => value < 0 ? "\u2013" : value.toFixed(1);
  const faults = (counts) => FAULTS.map((what) => counts[what]).join(" / ");

  /* Name, what is shown, what is sorted by, whether it is a number. */
  const COLUMNS = {
    number: ["#", (e) => String(e.number), (e) => e.number, true],
    white: ["White", (e) => player(e, 0), (e) => Games.name(e, 0).toLowerCase()],
    black: ["Black", (e) => player(e, 1), (e) => Games.name(e, 1).toLowerCase()],
    rating: ["Ratings", (e) => [rating(e, 0), rating(e, 1)].map((r) => r || "\u2013").join(" / "),
      (e) => rating(e, 0) + rating(e, 1), true],
    result: ["Result", (e) => e.result.replace("1/2-1/2", "\u00bd\u2013\u00bd"), (e) => e.result],
    date: ["Date", date, date],
    opening: ["Opening", (e) => e.opening || "", (e) => e.opening || "~"],
    accuracy: ["Accuracy", (e) => e.sides.map((s) => percent(s.moves ? s.accuracy : -1)).join(" / "),
      mean, true],
    mistakes: ["?! / ? / ??", (e) => faults({
      inaccuracies: sum(e, "inaccuracies"), mistakes: sum(e, "mistakes"), blunders: sum(e, "blunders")
    }), weighted, true]
  };

  const PLAYER_COLUMNS = {
    name: ["Player", (p) => p.name, (p) => p.name.toLowerCase()],
    games: ["Games", (p) => String(p.games), (p) => p.games, true],
    score: ["+ / = / \u2212", (p) => [p.won, p.drawn, p.lost].join(" / "), (p) => p.won - p.lost, true],
    accuracy: ["Accuracy", (p) => percent(p.accuracy), (p) => p.accuracy, true],
    loss: ["cp loss", (p) => p.moves ? p.loss.toFixed(0) : "\u2013", (p) => p.loss, true],
    faults: ["?! / ? / ??", faults, (p) => p.blunders * 1e6 + p.mistakes * 1e3 + p.inaccuracies, true]
  };

  function player(entry, color) {
    const won = entry.result === (color ? "0-1" : "1-0");
    return element("span", { class: won ? "won" : "" }, Games.name(entry, color));
  }

  function matches(entry) {
    const words = byId("search").value.toLowerCase().split(/\s+/).filter(Boolean);
    entry.text ||= [Games.name(entry, 0), Games.name(entry, 1), entry.opening, entry.Event, entry.Date]
      .filter(Boolean).join(" ").toLowerCase();
    const result = byId("result").value;
    const wanted = byId("faults").value;
    const blunders = sum(entry, "blunders");
    const mistakes = sum(entry, "mistakes");
    return words.every((word) => entry.text.includes(word))
      && (!result || entry.result === result)
      && (wanted !== "blunders" || blunders > 0)
      && (wanted !== "mistakes" || blunders + mistakes > 0)
      && (wanted !== "none" || blunders + mistakes === 0);
  }

  function sorted(items, columns, by, down) {
    const [, , key] = columns[by];
    const keyed = items.map((item) => [key(item), item]);
    const order = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
    keyed.sort(([a], [b]) => (down ? order(b, a) : order(a, b)));
    return keyed.map(([, item]) => item);
  }

  /* What a player did in all games that are listed. */
  function totals(entries) {
    const players = new Map();
    for (const entry of entries) {
      entry.sides.forEach((side, color) => {
        const name = Games.name(entry, color);
        const p = players.get(name) || {
          name, games: 0, won: 0, drawn: 0, lost: 0, moves: 0, sum: 0, rated: 0, lossSum: 0,
          inaccuracies: 0, mistakes: 0, blunders: 0
        };
        players.set(name, p);
        p.games++;
        const win = color ? "0-1" : "1-0";
        if (entry.result === "1/2-1/2") p.drawn++;
        else if (entry.result === win) p.won++;
        else if (entry.result !== "*") p.lost++;
        if (side.moves) {
          p.rated++;
          p.sum += side.accuracy;
        }
        p.moves += side.moves;
        p.lossSum += side.loss * side.moves;
        for (const what of FAULTS) p[what] += side[what];
      });
    }
    return [...players.values()].map((p) =>
      ({ ...p, accuracy: p.rated ? p.sum / p.rated : -1, loss: p.moves ? p.lossSum / p.moves : 0 }));
  }

  function head(columns, by, down, choose) {
    return element("thead", {}, element("tr", {}, ...Object.entries(columns).map(([id, column]) => {
      const cell = element("th", { scope: "col", class: id + (column[3] ? " figure" : "") });
      if (id === by) cell.setAttribute("aria-sort", down ? "descending" : "ascending");
      const button = element("button", { type: "button", "data-sort": id }, column[0]);
      button.addEventListener("click", () => choose(id));
      cell.append(button);
      return cell;
    })));
  }

  function cells(item, columns) {
    return Object.entries(columns).map(([id, [, text, , figure]]) =>
      element("td", { class: id + (figure ? " figure" : "") }, text(item)));
  }

  function gameRow(entry) {
    const row = element("tr", { "data-game": entry.index }, ...cells(entry, COLUMNS));
    const place = row.firstElementChild;
    const link = element("a", { href: `#${entry.number}.0` }, place.textContent);
    link.setAttribute("aria-label",
      `Game ${entry.number}, ${Games.name(entry, 0)} against ${Games.name(entry, 1)}`);
    place.replaceChildren(link);
    return row;
  }

  function playerRow(p) {
    const row = element("tr", {}, ...cells(p, PLAYER_COLUMNS));
    const button = element("button", { type: "button" }, p.name);
    button.addEventListener("click", () => {
      byId("search").value = p.name;
      show(false);
    });
    row.firstElementChild.replaceChildren(button);
    return row;
  }

  function draw() {
    const all = Games.all();
    const found = all.filter(matches);
    byId("list-title").textContent = `${all.length} games, analysed by Duplex`;
    byId("found").textContent = found.length === all.length ? "" : `${found.length} of them found`;
    byId("games").hidden = view.players;
    byId("players").hidden = !view.players;
    byId("show-games").setAttribute("aria-pressed", String(!view.players));
    byId("show-players").setAttribute("aria-pressed", String(view.players));
    if (view.players) {
      const rows = sorted(totals(found), PLAYER_COLUMNS, playerSort.by, playerSort.down);
      byId("players").replaceChildren(
        head(PLAYER_COLUMNS, playerSort.by, playerSort.down, (id) => turn(playerSort, "by", id)),
        element("tbody", {}, ...rows.slice(0, view.shown).map(playerRow)), ...more(rows, 6));
    } else {
      const rows = sorted(found, COLUMNS, view.sort, view.down);
      view.order = rows.map((entry) => entry.index);
      byId("games").replaceChildren(
        head(COLUMNS, view.sort, view.down, (id) => turn(view, "sort", id)),
        element("tbody", {}, ...rows.slice(0, view.shown).map(gameRow)), ...more(rows, 9));
    }
  }

  function more(rows, width) {
    if (rows.length <= view.shown) return [];
    const button = element("button", { type: "button", class: "more" },
      `Show ${Math.min(MANY, rows.length - view.shown)} more of ${rows.length}`);
    button.addEventListener("click", () => {
      view.shown += MANY;
      draw();
    });
    return [element("tfoot", {}, element("tr", {}, element("td", { colspan: width }, button)))];
  }

  function turn(order, field, id) {
    order.down = order[field] === id ? !order.down : ["accuracy", "mistakes", "rating", "games",
      "score", "faults"].includes(id);
    order[field] = id;
    draw();
  }

  function show(players) {
    view.players = players;
    draw();
  }

  function listen(open) {
    view.open = open;
    byId("filter").addEventListener("submit", (event) => event.preventDefault());
    for (const id of ["search", "result", "faults"]) {
      byId(id).addEventListener("input", () => {
        view.shown = MANY;
        draw();
      });
    }
    byId("show-games").addEventListener("click", () => show(false));
    byId("show-players").addEventListener("click", () => show(true));
    byId("games").addEventListener("click", (event) => {
      const row = event.target.closest("tr[data-game]");
      if (row && !event.target.closest("a")) view.open(Number(row.dataset.game));
    });
  }

  /* The game before or after one, in the order of the list. */
  function neighbour(index, step) {
    const order = view.order || Games.all().map((entry) => entry.index);
    const at = order.indexOf(index);
    return at < 0 ? undefined : order[at + step];
  }

  return { draw, listen, neighbour };
})();
