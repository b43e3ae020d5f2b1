// Sealed dice: the page takes part by itself, and computes every roll of a match again when it is over.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { axe, overflow, rawMessages, scriptOf, start, visit } from "./harness.mjs";
import { CALM, act, press } from "./table.mjs";

const VECTORS = JSON.parse(readFileSync(new URL("../../crates/dice/vectors/sealed.json", import.meta.url), "utf8"));

/** Without a server nobody can change its answers on the way, and each browser has matches of its own. */
const alone = { skip: process.env["TAVOLA_SITE"] !== undefined && "the node is in the browser" };

let tavola;
before(async () => {
  tavola = await start();
});
after(() => tavola.stop());

const diceOf = async (id) => (await tavola.call("GET", `/api/matches/${id}/dice`)).dice;

/** Waits until the dice of a match are sealed. */
async function sealed(id) {
  for (let looks = 0; looks < 100; looks += 1) {
    const dice = await diceOf(id);
    if (dice.stage === "sealed") return dice;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  assert.fail("the page does not take part");
}

/** Plays a match of people to its end, with the first play that is there. */
async function playOut(view) {
  while (view.phase.kind !== "match-over") {
    let next = { do: "roll" };
    if (view.phase.kind === "game-over") next = { do: "next" };
    if (view.phase.kind === "move") {
      const moves = [];
      for (let edge = view.turn.nodes[0].m[0]; edge; edge = view.turn.nodes[edge[4]].m[0]) moves.push(edge.slice(0, 3));
      next = { do: "play", moves };
    }
    view = await tavola.call("POST", `/api/matches/${view.id}/actions`, { after: view.seq, actions: [next] });
  }
  return view;
}

/** A match in which a page has taken part, played to its end. */
async function finished(changes = {}) {
  const view = await tavola.create({ match: { kind: "points", length: 1 }, ...changes });
  const page = await tavola.page({ path: `#/match/${view.id}`, settings: CALM });
  await sealed(view.id);
  await playOut(view);
  return { id: view.id, page };
}

const marks = (page) => page.locator(".dice-checks > li").evaluateAll((rows) => rows.map((row) => row.className));

test("the browser computes what an independent program has computed", async () => {
  const page = await tavola.page();
  const found = await page.evaluate(
    async ({ sealing, vectors }) => {
      const { commitment, keyOf, openSecret, promise, throwOf } = sealing;
      return Promise.all(
        vectors.map(async ({ id, setup, seed, secrets, throws, ...vector }) => {
          const key = await keyOf(id, seed, secrets);
          return {
            commitment: await commitment(id, setup, seed),
            promises: await Promise.all(secrets.map((secret, player) => promise(id, player, secret))),
            open_secret: await openSecret(id, vector.commitment),
            throws: await Promise.all(
              throws.map(async ([number, dice]) => [number, (await throwOf(key, number, dice.length)).dice]),
            ),
          };
        }),
      );
    },
    { sealing: await scriptOf(page, "dice/sealed.js"), vectors: VECTORS },
  );
  assert.deepEqual(
    found,
    VECTORS.map(({ commitment, promises, open_secret, throws }) => ({ commitment, promises, open_secret, throws })),
  );
});

test("a match that is begun on the page is sealed with the secret of its person, without a click", async () => {
  const page = await tavola.page({ path: "#/new", settings: CALM });
  await page.getByRole("button", { name: "Start", exact: false }).last().click();
  await page.waitForFunction(() => location.hash.startsWith("#/match/"));
  const id = await page.evaluate(() => location.hash.split("/")[2]);
  const { awaited, record } = await sealed(id);
  const kept = await page.evaluate((id) => JSON.parse(localStorage.getItem(`tavola.dice.${id}`)), id);
  const person = awaited.indexOf(true);
  assert.equal(kept.commitment, record.commitment);
  assert.equal(kept.secrets[person], record.secrets[person]);
  assert.equal(record.secrets[1 - person], null, "the bot's secret is open to all");
  assert.equal(record.seed, null);
});

test("the end of a match leads to the check, which passes and shows one roll by hand", async () => {
  const { id, page } = await finished();
  await page.locator(".result-card").getByRole("link", { name: "Check these dice" }).click();
  await page.getByText("These dice are as they were promised.").waitFor();
  assert.deepEqual(await marks(page), ["pass", "pass", "pass", "pass", "pass", "pass"]);
  const { record } = await diceOf(id);
  const text = await page.locator("main").textContent();
  for (const number of [record.commitment, record.seed, ...record.promises, ...record.secrets])
    assert.ok(text.includes(number));
  // The sum that is shown is right, and is that of the roll.
  const [, dice] = /Roll 1 of this match was (\S+?)\. /.exec(text);
  const sums = [...text.matchAll(/(\d+) = (\d+) × 6 \+ (\d), and (\d) \+ 1 = (\d)/g)].map((sum) =>
    sum.slice(1).map(Number),
  );
  assert.deepEqual(sums.map((sum) => sum[4]).join("-"), dice);
  for (const [byte, times, rest, again, die] of sums)
    assert.ok(byte === times * 6 + rest && rest === again && die === rest + 1 && byte < 252);
  assert.deepEqual(await axe(page), []);
  assert.match(text, /whose dice were sealed: \d+\. Over: \d+/);
});

/** Attempts of a dishonest server: its changed answers, and the words of the check that fails. */
const TRIES = [
  {
    of: "dice",
    change: ({ record }) => {
      record.seed = record.seed.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
    },
    words: /The seed does not have the fingerprint/,
  },
  {
    of: "dice",
    change: ({ record }) => {
      record.commitment = "ab".repeat(32);
    },
    words: /another fingerprint while the match went on/,
  },
  {
    of: "dice",
    change: ({ record }) => {
      record.secrets[1] = "cd".repeat(32);
    },
    words: /Ben: the secret number is not the one/,
  },
  {
    of: "dice",
    change: ({ record }) => {
      record.promises[0] = record.secrets[0] = null;
    },
    words: /Anna: the secret number is not the one/,
  },
  {
    of: "view",
    change: (view) => {
      const { dice } = view.events.find((event) => event.kind === "roll");
      dice[0] = (dice[0] % 6) + 1;
    },
    words: /One roll does not follow from the numbers\.Roll \d+ was \d-\d, but \d-\d follows/,
  },
  {
    of: "view",
    change: (view) => {
      view.match.length = 3;
    },
    words: /sealed for another game/,
  },
];

test("whatever a server changes afterwards is shown as a failure", alone, async () => {
  const { id, page } = await finished();
  await page.locator(".result-card").waitFor();
  for (const { of, change, words } of TRIES) {
    const path = of === "dice" ? `**/api/matches/${id}/dice` : `**/api/matches/${id}?since=0`;
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      change(of === "dice" ? json.dice : json);
      await route.fulfill({ response, json });
    });
    await visit(page, `#/dice/${id}`);
    await page.getByText("These dice are not as they were promised.").waitFor();
    assert.match((await page.locator(".dice-checks .fail").allTextContents()).join("\n"), words);
    await page.unrouteAll({ behavior: "wait" });
  }
  // A match whose dice were sealed does not become one whose dice cannot be checked.
  await page.route(`**/api/matches/${id}/dice`, (route) => route.fulfill({ json: { dice: null } }));
  await visit(page, `#/dice/${id}`);
  await page.getByText("These dice are not as they were promised.").waitFor();
});

test("a match that goes on shows its promise, and one by hand says so", async () => {
  const running = await tavola.create();
  const page = await tavola.page({ path: `#/match/${running.id}`, settings: CALM });
  const { record } = await sealed(running.id);
  await press(page, "roll");
  await act(page, "roll").waitFor({ state: "detached" });
  await visit(page, `#/dice/${running.id}`);
  await page.getByText("This match goes on.").waitFor();
  await page.getByText(record.commitment).waitFor();
  const hand = await tavola.create({ dice: "hand" });
  await visit(page, `#/dice/${hand.id}`);
  await page.getByText("People throw the dice of this match by hand.").waitFor();
});

test("the check reads well on a phone in every language", alone, async () => {
  const { id } = await finished();
  for (const language of ["en", "de", "fr", "es", "it", "nl", "pt", "da", "ru"]) {
    const page = await tavola.page({ path: `#/dice/${id}`, language, width: 360, height: 740 });
    await page.locator(".dice-verdict").waitFor();
    assert.deepEqual(await rawMessages(page), [], language);
    assert.equal(await overflow(page), 0, language);
    // This browser was not there when the match was played.
    assert.deepEqual(await marks(page), ["pass", "none", "pass", "pass", "pass", "pass"]);
    await page.context().close();
  }
});
