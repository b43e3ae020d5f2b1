// Makes the pictures of the README: `node tests/browser/pictures.mjs FOLDER`, with the server that tests use.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { start } from "./harness.mjs";

const folder = process.argv[2] ?? "docs/pictures";
mkdirSync(folder, { recursive: true });
const tavola = await start();

/** Plays a match by hand dice, each throw followed by the first legal moves, and shows it. */
async function picture(name, match, throws, look) {
  let view = await tavola.create({ dice: "hand", ...match });
  const act = async (action) => {
    view = await tavola.call("POST", `/api/matches/${view.id}/actions`, { after: view.seq, actions: [action] });
  };
  for (const dice of throws) {
    await act({ do: "roll", ...(dice === "lot" ? {} : { dice }) });
    while (view.phase.kind === "move") {
      const moves = [];
      for (let node = view.turn.nodes[view.turn.at ?? 0]; !node.end && !node.more; ) {
        const [from, to, die, , next] = node.m[moves.length % node.m.length];
        moves.push([from, to, die]);
        node = view.turn.nodes[next];
      }
      if (dice === throws.at(-1)) break;
      await act({ do: "play", moves });
    }
  }
  const page = await tavola.page({ path: `#/match/${view.id}`, width: 1100, height: 700, ...look });
  await page.waitForTimeout(700);
  await page.screenshot({ path: join(folder, `${name}.jpg`), quality: 80 });
  await page.context().close();
}

try {
  await picture(
    "backgammon",
    {},
    [
      [3, 1],
      [6, 4],
      [5, 2],
      [4, 4],
      [6, 1],
    ],
    {},
  );
  await picture(
    "plakoto",
    { rules: "plakoto", match: { kind: "points", length: 5 } },
    [
      [3, 1],
      [6, 4],
      [5, 2],
      [6, 5],
      [4, 1],
    ],
    { theme: "dark" },
  );
  await picture(
    "catch-me",
    { rules: "catch-me", match: { kind: "single" } },
    ["lot", [6, 1], [5, 5], [6, 2], [4, 1]],
    {},
  );
  const rules = await tavola.page({ path: "#/rules/ludus-lumbardorum", width: 1100, height: 700 });
  await rules.waitForTimeout(700);
  await rules.screenshot({ path: join(folder, "rules.jpg"), quality: 80 });
  // The terminal's plain lines, set as a terminal shows them.
  const binary = process.env["TAVOLA_BIN"] ?? "target/release/tavola";
  const data = mkdtempSync(join(tmpdir(), "tavola-pictures-"));
  const lines = execFileSync(binary, ["play", "--new", "--two", "--hand-dice", "--line", "--data", data], {
    input: "roll 31\n8/5 6/5\nhint\nquit\n",
    encoding: "utf8",
  });
  const terminal = await tavola.browser.newPage({ viewport: { width: 700, height: 560 } });
  await terminal.setContent("<pre></pre>");
  await terminal.evaluate((text) => {
    document.body.style.cssText =
      "margin:0;background:#15181c;color:#e6e6e6;font:15px/1.25 'DejaVu Sans Mono',monospace;padding:16px";
    document.querySelector("pre").textContent = text;
  }, lines.split("\n").slice(-32).join("\n"));
  await terminal.screenshot({ path: join(folder, "terminal.jpg"), quality: 80 });
  rmSync(data, { recursive: true });
} finally {
  await tavola.stop();
}
