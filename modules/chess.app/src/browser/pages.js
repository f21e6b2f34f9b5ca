/* Pages to look at, made by the program, and a browser to look at them with. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

const here = import.meta.dirname;
const program = process.env.DUPLEX || join(here, "../../../../build/duplex/bin/duplex");
const folder = mkdtempSync(join(tmpdir(), "duplex-pages-"));

export const SIZES = {
  laptop: { width: 1366, height: 650 },
  landscape: { width: 844, height: 390 },
  portrait: { width: 390, height: 844 }
};

export const resource = (name) =>
  readFileSync(join(here, "../main/resources/chess/app/analyze", name), "utf8");

export function analysed(name, pgn, nodes) {
  const games = join(folder, name + ".pgn");
  const page = join(folder, name + ".html");
  writeFileSync(games, pgn);
  execFileSync(program,
    ["analyze", games, "--nodes", String(nodes), "--jobs", "2", "--hash", "1", "--html", page],
    { stdio: "ignore" });
  return page;
}

export const games = () => readFileSync(join(here, "games.pgn"), "utf8");

/* Games of eighty half-moves, chosen by chance. */
export function manyGames(count) {
  const Rules = new Function(resource("rules.js") + "; return Rules;")();
  const results = ["1-0", "0-1", "1/2-1/2"];
  let seed = 1;
  const random = (bound) => {
    seed = (seed * 48271) % 2147483647;
    return seed % bound;
  };
  const anyMove = (position) => {
    const first = random(64);
    for (let i = 0; i < 64; i++) {
      const moves = Rules.movesFrom(position, (first + i) % 64);
      if (moves.length) return moves[random(moves.length)];
    }
    return null;
  };
  return Array.from({ length: count }, (_, number) => {
    const words = [];
    let position = Rules.parse(Rules.START);
    for (let move = anyMove(position); move && words.length < 80; move = anyMove(position)) {
      words.push(Rules.name(move.from) + Rules.name(move.to) + move.promotion);
      position = Rules.make(position, move);
    }
    return `[Event "Many"]\n[White "Player ${number % 40}"]\n[Black "Player ${(number + 7) % 40}"]\n`
      + `[WhiteElo "${1500 + number % 900}"]\n[Date "2024.01.01"]\n[Result "${results[number % 3]}"]\n\n`
      + `${words.join(" ")} ${results[number % 3]}\n\n`;
  }).join("");
}

export const start = () => chromium.launch({
  executablePath: process.env.CHROMIUM || "/usr/bin/chromium", args: ["--no-sandbox"]
});

export async function open(browser, page, { size = "laptop", dark = false, place = "" } = {}) {
  const touch = size !== "laptop";
  const context = await browser.newContext({
    viewport: SIZES[size], hasTouch: touch, isMobile: touch, colorScheme: dark ? "dark" : "light"
  });
  const tab = await context.newPage();
  tab.faults = [];
  tab.on("pageerror", (error) => tab.faults.push(error.message));
  await tab.goto("file://" + page + place);
  return tab;
}
