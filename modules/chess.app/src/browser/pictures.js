/* The pictures of docs/analysis.md. */
import { join } from "node:path";
import { analysed, games, open, start } from "./pages.js";

const images = join(import.meta.dirname, "../../../../docs/images");
const page = analysed("games", games(), 20_000);
const browser = await start();

async function picture(name, options) {
  const tab = await open(browser, page, options);
  await tab.waitForTimeout(400);
  await tab.screenshot({ path: join(images, name + ".png") });
}

await picture("analysis", { place: "#3.9" });
await picture("analysis-landscape", { size: "landscape", place: "#2.20" });
await picture("analysis-portrait", { size: "portrait", place: "#2.20", dark: true });
await picture("analysis-list", {});

/* What comes out of a printer, at the size of A4. */
const paper = await open(browser, page, { place: "#2.36" });
await paper.setViewportSize({ width: 794, height: 1123 });
await paper.addStyleTag({ content: "body { margin: 1.2cm; }" });
await paper.emulateMedia({ media: "print" });
await paper.waitForTimeout(400);
await paper.screenshot({ path: join(images, "analysis-print.png") });
await browser.close();
