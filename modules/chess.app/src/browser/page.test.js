/* The page as its reader meets it, in a browser without a window. */
import assert from "node:assert/strict";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import { analysed, games, manyGames, open, resource, SIZES, start } from "./pages.js";

let browser;
let page;

before(async () => {
  browser = await start();
  page = analysed("games", games(), 5000);
});
after(() => browser.close());

const text = (tab, selector) => tab.locator(selector).innerText();

test("the rules of the page are those of chess", () => {
  const Rules = new Function(resource("rules.js") + "; return Rules;")();
  const leaves = (position, depth) => depth === 0 ? 1 : Rules.moves(position)
    .reduce((sum, move) => sum + leaves(Rules.make(position, move), depth - 1), 0);
  let counted = 0;
  for (const file of ["standard.epd", "chess960.epd"]) {
    const folder = join(import.meta.dirname, "../../../chess.core/src/test/resources/perft");
    for (const line of readFileSync(join(folder, file), "utf8").split("\n")) {
      const [fen, ...counts] = line.split(";");
      for (const [, depth, nodes] of counts.map((count) => /D(\d+) (\d+)/.exec(count) || [])) {
        if (Number(nodes) < 60000) {
          assert.equal(leaves(Rules.parse(fen.trim()), Number(depth)), Number(nodes), line);
          counted++;
        }
      }
    }
  }
  assert.ok(counted > 100, counted + " counts");
});

test("many games are listed, searched, sorted and added up", async () => {
  const tab = await open(browser, page);
  assert.equal(await tab.locator("#games tbody tr").count(), 4);
  await tab.fill("#search", "anderssen");
  assert.equal(await tab.locator("#games tbody tr").count(), 1);
  await tab.fill("#search", "");
  await tab.selectOption("#result", "1/2-1/2");
  assert.match(await text(tab, "#games tbody"), /Duplex/);
  await tab.selectOption("#result", "");
  await tab.click("th button[data-sort=white]");
  assert.match(await tab.locator("#games tbody tr").first().innerText(), /Anderssen/);
  await tab.click("#show-players");
  assert.equal(await tab.locator("#players tbody tr").count(), 8);
  await tab.click("#show-games");
  await tab.locator("#games tbody tr", { hasText: "anna_k" }).click();
  assert.match(await tab.title(), /anna_k/);
  assert.deepEqual(tab.faults, []);
});

test("keys lead through moves, mistakes and games", async () => {
  const tab = await open(browser, page, { place: "#3.0" });
  await tab.keyboard.press("ArrowRight");
  await tab.keyboard.press("ArrowRight");
  assert.match(await text(tab, "#now"), /^1… e5/);
  await tab.keyboard.press("End");
  assert.match(await text(tab, "#best"), /Black mates/);
  await tab.keyboard.press("Home");
  await tab.keyboard.press("n");
  assert.match(await text(tab, "#now"), /Inaccuracy|Mistake|Blunder/);
  assert.match(await text(tab, "#best"), /^Now best: /);
  await tab.keyboard.press("]");
  assert.match(await text(tab, "#place"), /Game 4 of 4/);
  await tab.keyboard.press("l");
  assert.ok(await tab.locator("#list").isVisible());
  assert.deepEqual(tab.faults, []);
});

test("lines, variations and moves of one's own are shown on the board", async () => {
  const tab = await open(browser, page, { place: "#2.0" });
  await tab.locator(".variation .step").nth(1).click();
  assert.match(await text(tab, "#now"), /^Variation: 3… g5/);
  await tab.keyboard.press("Escape");
  await tab.keyboard.press("Home");
  const square = async (name) => {
    const box = await tab.locator("#board").boundingBox();
    const file = "abcdefgh".indexOf(name[0]);
    return [box.x + (file + 0.5) * box.width / 8, box.y + (8.5 - name[1]) * box.height / 8];
  };
  const move = async (from, to) => {
    await tab.mouse.click(...await square(from));
    await tab.mouse.click(...await square(to));
  };
  await move("e2", "e4");
  assert.match(await text(tab, "#now"), /1\. e4 .*the move of the game/);
  await tab.keyboard.press("Home");
  await move("a2", "a4");
  assert.match(await text(tab, "#now"), /^Tried: 1\. a4 – not the best line, which goes 1\. /);
  await move("a7", "a5");
  assert.match(await text(tab, "#now"), /^Tried: 1… a5/);
  await tab.keyboard.press("ArrowLeft");
  assert.match(await text(tab, "#now"), /^Tried: 1\. a4/);
  await tab.keyboard.press("Escape");
  assert.match(await text(tab, "#now"), /^Before the first move/);
  const [x, y] = await square("g1");
  await tab.mouse.move(x, y);
  await tab.mouse.down();
  await tab.mouse.move(...await square("f3"));
  await tab.mouse.up();
  assert.match(await text(tab, "#now"), /^Tried: 1\. Nf3/);
  assert.deepEqual(tab.faults, []);
});

test("times and what engines said have places of their own", async () => {
  const clocks = await open(browser, page, { place: "#3.9" });
  assert.ok(await clocks.locator("#times rect").count() > 5);
  assert.match(await text(clocks, "#bottom"), /0:02:31/);
  assert.match(await text(clocks, ".move[data-ply='9']"), /22/);
  const link = clocks.locator("#subtitle a");
  assert.equal(await link.getAttribute("href"), "https://lichess.org/abcdefgh");
  const engines = await open(browser, page, { place: "#4.3" });
  assert.match(await text(engines, ".move[data-ply='3']"), /\+0\.34\/12/);
  assert.equal(await engines.locator(".note", { hasText: "0.27s" }).count(), 0);
});

test("position and game can be copied", async () => {
  const tab = await open(browser, page, { place: "#1.4" });
  await tab.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await tab.click("#copy-fen");
  assert.equal(await tab.evaluate(() => navigator.clipboard.readText()),
    "rnbqkbnr/ppp2ppp/3p4/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3");
  await tab.click("#copy-pgn");
  const pgn = await tab.evaluate(() => navigator.clipboard.readText());
  assert.match(pgn, /^\[Event "Opera game"\]/);
  assert.match(pgn, /17\. Rd8# 1-0\n$/);
});

test("nothing stands in anybody's way, in either theme and at any size", async () => {
  for (const dark of [false, true]) {
    for (const size of Object.keys(SIZES)) {
      for (const place of ["", "#2.20", "#3.13", "#4.10"]) {
        const tab = await open(browser, page, { size, dark, place });
        const result = await new AxeBuilder({ page: tab })
          .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]).analyze();
        const findings = result.violations.map((found) => `${found.id}: ${found.nodes[0].html}`);
        assert.deepEqual(findings, [], `${size} ${place} ${dark ? "dark" : "light"}`);
        await tab.context().close();
      }
    }
  }
});

test("the board is large, nothing is wider than the window, fingers find their targets", async () => {
  const least = { laptop: 560, landscape: 320, portrait: 340 };
  for (const size of Object.keys(SIZES)) {
    const tab = await open(browser, page, { size, place: "#3.8" });
    const box = await tab.locator("#board").boundingBox();
    assert.ok(box.width >= least[size], `${size}: ${box.width}`);
    assert.ok(box.y + box.height <= SIZES[size].height, `${size}: the board is not seen as a whole`);
    assert.ok(await tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth), size);
    const names = await open(browser, page, { size, place: "#2.8" });
    const cut = await names.evaluate(() => {
      const edge = document.getElementById("info").getBoundingClientRect().right + 0.5;
      return [...document.querySelectorAll("#summary th, #summary td")]
        .filter((node) => node.getBoundingClientRect().right > edge).map((node) => node.outerHTML);
    });
    assert.deepEqual(cut, [], size);
    if (size !== "laptop") {
      const small = await tab.evaluate(() => [...document.querySelectorAll("button, summary")]
        .filter((node) => node.offsetParent && node.getBoundingClientRect().height < 43.5)
        .map((node) => node.outerHTML));
      assert.deepEqual(small, []);
    }
  }
});

test("on paper there is a page with board, graph and moves, and nothing to press", async () => {
  const tab = await open(browser, page, { place: "#3.13" });
  const pdf = (await tab.pdf({ format: "A4", printBackground: true })).toString("latin1");
  assert.equal(pdf.match(/\/Type\s*\/Page\b/g).length, 1, "pages");
  await tab.emulateMedia({ media: "print" });
  for (const seen of ["#board", "#bar", "#graph", "#moves", "#summary"]) {
    assert.ok(await tab.locator(seen).isVisible(), seen);
  }
  assert.equal(await tab.evaluate(() =>
    getComputedStyle(document.querySelector(".move"), "::before").content), '"1."');
  for (const hidden of ["#controls", "#copies", "#way", "#help"]) {
    assert.ok(!await tab.locator(hidden).isVisible(), hidden);
  }
  const names = await open(browser, page, { place: "#2.36" });
  await names.setViewportSize({ width: 794, height: 1123 });
  await names.emulateMedia({ media: "print" });
  assert.deepEqual(await names.evaluate(() => [...document.querySelectorAll("#summary tbody th")]
    .filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.innerText)), []);
});

test("a thousand games stay small and open at once", { timeout: 600_000 }, async () => {
  const many = analysed("many", manyGames(1000), 200);
  const megabytes = statSync(many).size / 1e6;
  const begin = Date.now();
  const tab = await open(browser, many);
  await tab.locator("#games tbody tr").first().waitFor();
  const millis = Date.now() - begin;
  console.log(`1,000 games: ${megabytes.toFixed(1)} MB, listed after ${millis} ms`);
  assert.ok(megabytes < 8, megabytes + " MB");
  // A second on a machine with nothing else to do.
  assert.ok(millis < 10_000, millis + " ms");
  await tab.fill("#search", "player 7");
  await tab.locator("#games tbody tr").first().click();
  assert.ok(await tab.locator("#board").isVisible());
  assert.deepEqual(tab.faults, []);
});
