// A player's profile, own errors as problems that come back, and quizzes.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { axe, overflow, rawMessages, start } from "./harness.mjs";
import { CALM, button, tap } from "./table.mjs";

const MATCH = readFileSync(new URL("../../crates/analysis/tests/three-points.mat", import.meta.url), "utf8");
/** The player whose errors are practised: the second player of the match. */
const PLAYER = "beginner";
/** A hand that answers with two clicks a move, so that tests choose every step. */
const HAND = { ...CALM, practiser: PLAYER };

let tavola;
/** The ids of two matches that are analysed. */
const ids = [];

before(async () => {
  tavola = await start();
  for (const date of ["2025.11.30", "2026.02.14"]) {
    const body = `; [EventDate "${date}"]\n\n${MATCH}`;
    const { id } = await tavola.open(body);
    await tavola.call("POST", `/api/matches/${id}/analysis`, { level: "quick", run: true });
    while ((await tavola.call("GET", `/api/matches/${id}/analyses`)).analyses[0].running)
      await new Promise((resolve) => setTimeout(resolve, 50));
    ids.push(id);
  }
});
after(() => tavola?.stop());

test("a profile adds up the matches of a player, with intervals and a link for every match", async () => {
  const page = await tavola.page({ path: "#/matches" });
  await page.getByRole("link", { name: "Profile" }).click();
  await page.getByRole("heading", { level: 1, name: "Profile" }).waitFor();
  await page.getByRole("combobox", { name: "Player" }).selectOption(PLAYER);
  const { profile } = await tavola.call("GET", `/api/profile?name=${PLAYER}`);
  await page
    .locator(".profile-card strong", { hasText: profile.total.pr.toFixed(1) })
    .first()
    .waitFor();
  await page
    .getByText(`± ${profile.total.margin.toFixed(1)}`)
    .first()
    .waitFor();
  await page.getByRole("rowheader", { name: "November 2025 1 match" }).waitFor();
  await page.getByText("By opponent").first().click();
  await page.getByRole("rowheader", { name: "casual 2 matches" }).waitFor();
  assert.equal(await page.locator(".profile-costs > li").count(), Math.min(8, profile.costliest.length));
  assert.deepEqual(await axe(page), []);
  assert.deepEqual(await rawMessages(page), []);
  const points = page.locator(".graph").first().locator("a");
  assert.equal(await points.count(), 2);
  await points.nth(1).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/#/analysis/${ids[1]}?level=quick*`);
});

test("the profile asks once whose it is, and a match's errors are asked by themselves", async () => {
  const page = await tavola.page({ path: "#/profile" });
  await page.getByRole("heading", { name: "Which name is yours?" }).waitFor();
  await page.getByRole("button", { name: PLAYER, exact: true }).click();
  await page.getByRole("heading", { name: "Which name is yours?" }).waitFor({ state: "detached" });
  // Both matches have the same errors: each is a problem once, of the match whose id comes first.
  const [having, without] = [...ids].sort();
  await page.goto(`${tavola.url}/#/practice?match=${having}&player=${PLAYER}`);
  await page.getByText("Problems from one match").waitFor();
  await page.locator(".practice-ask").waitFor();
  await tavola.call("POST", "/api/practice", { player: PLAYER, class: "doubtful" });
  const deckOf = (match) => tavola.call("GET", `/api/practice?player=${PLAYER}&class=doubtful${match}`);
  const [all, one, none] = [
    await deckOf(""),
    await deckOf(`&match_id=${having}`),
    await deckOf(`&match_id=${without}`),
  ];
  assert.deepEqual([one.total, none.total], [all.total, 0]);
  assert.equal(one.problem.from.match_id, having);
  await page.context().close();
});

/** The problem that is asked for. */
const asked = async () => (await tavola.call("GET", `/api/practice?player=${PLAYER}&class=bad`)).problem;

/** The best answer of a problem, from a wrong answer to it. */
async function solution(problem) {
  const moves = [];
  for (
    let node = problem.view.turn?.nodes[0];
    node?.m.length && !node.end;
    node = problem.view.turn.nodes[node.m[0][4]]
  )
    moves.push(node.m[0].slice(0, 3));
  const answer = problem.ask === "play" ? { do: "play", moves } : { do: problem.ask === "double" ? "double" : "take" };
  const { decision } = await tavola.call("POST", `/api/practice/${problem.id}/answer`, { answer });
  return decision;
}

/** A place of the player who decides: on the bar and off the board their own is the one that takes part. */
function place(page, number) {
  if (number > 0 && number < 25) return button(page, number);
  return page
    .locator(number === 25 ? "tavola-board .place.source" : "tavola-board .place.target")
    .and(page.getByRole("button", { name: number === 25 ? /^Bar/ : /^Borne off/ }));
}

/** Takes up a checker and puts it down, each when the board offers it: the move before may still be on its way. */
async function move(page, [from, to], act) {
  for (const [number, kind] of [
    [from, "source"],
    [to, "target"],
  ]) {
    const spot = place(page, number).and(page.locator(`tavola-board .place.${kind}`));
    await spot.waitFor();
    await act(spot, number);
  }
}

const byTap = (page) => (spot, number) => (number > 0 && number < 25 ? tap(page, number) : spot.click());
const byKey = (page) => async (spot) => {
  await spot.focus();
  await page.keyboard.press("Enter");
};

/** Plays offered moves until the play is whole. Some targets take two moves at once. */
async function playAny(page) {
  const whole = page.locator(".practice-acts .btn.primary:not(:disabled)");
  while (!(await whole.count())) {
    for (const kind of ["source", "target"]) {
      const spot = page.locator(`tavola-board .place.${kind}`)[kind === "source" ? "last" : "first"]();
      await spot.waitFor();
      await byKey(page)(spot);
    }
  }
}

/** Answers the problem on the page rightly: by taps on the board, or with the buttons of the cube. */
async function solve(page, problem) {
  const decision = await solution(problem);
  if (problem.ask !== "play") {
    const words = {
      "no double": "No double",
      "double, take": "Double",
      "double, drop": "Double",
      take: "Take",
      drop: "Drop",
      beaver: "Beaver",
    };
    await page.locator(".practice-acts").getByRole("button", { name: words[decision.best], exact: true }).click();
    return decision;
  }
  for (const each of decision.alternatives[0].moves) await move(page, [each.from, each.to, each.die], byTap(page));
  await page.getByRole("button", { name: "Answer" }).click();
  return decision;
}

test("an error of a match is solved on the board and comes back after days", async () => {
  const page = await tavola.page({ path: "#/practice", settings: HAND });
  await page.locator(".practice-ask").waitFor();
  const before = await tavola.call("GET", `/api/practice?player=${PLAYER}&class=bad`);
  assert.ok(before.total > 3 && before.due === before.total);
  await page.getByText(`${before.due} due now, ${before.total} in all`).waitFor();
  assert.deepEqual(await axe(page), []);
  const problem = await asked();
  const decision = await solve(page, problem);
  await page.locator(".practice-verdict", { hasText: "Right" }).waitFor();
  await page.locator(".practice-solution .hint-text", { hasText: "(played)" }).waitFor();
  assert.equal(await page.locator(".practice-solution .hint-play").count(), decision.alternatives.length);
  await page.getByText(/^Played in the match: /).waitFor();
  await page.getByText(/^This problem comes back in \d+ days\.$/).waitFor();
  assert.deepEqual(await axe(page), []);
  assert.deepEqual(await rawMessages(page), []);
  await page.getByRole("button", { name: "Next problem" }).click();
  await page.getByText(`${before.due - 1} due now, ${before.total} in all`).waitFor();
  const after = await tavola.call("GET", `/api/practice?player=${PLAYER}&class=bad`);
  assert.equal(after.due, before.due - 1);
  assert.ok(after.next_due > Date.now() + 24 * 3600 * 1000);
});

test("a wrong answer is told what it loses, and the grade can be changed by a key", async () => {
  const page = await tavola.page({ path: "#/practice", settings: HAND });
  await page.locator(".practice-ask").waitFor();
  for (;;) {
    const problem = await asked();
    assert.ok(problem, "some problem is a play");
    const decision = await solution(problem);
    const wrong = decision.alternatives.findLast((each) => each.loss > 0.06 && each.moves?.length);
    if (problem.ask !== "play" || !wrong) {
      await solve(page, problem);
      await page.keyboard.press("4");
      await page.waitForFunction(
        () => !document.querySelector(".practice-verdict") && document.querySelector(".practice-ask, .page"),
      );
      await page.locator(".practice-acts").waitFor();
      continue;
    }
    // By the keyboard alone.
    for (const each of wrong.moves) await move(page, [each.from, each.to, each.die], byKey(page));
    await page.locator(".practice-acts .btn.primary:not(:disabled)").waitFor();
    await page.locator(".practice-ask").focus();
    await page.keyboard.press("Enter");
    await page.locator(".practice-verdict", { hasText: "Wrong: it loses" }).waitFor();
    await page.getByRole("link", { name: "See it in the match" }).waitFor();
    assert.equal(
      await page
        .locator(".practice-grades .chosen")
        .textContent()
        .then((text) => text.startsWith("Not")),
      true,
    );
    await page.keyboard.press("2");
    await page.locator(".practice-verdict").waitFor({ state: "detached" });
    assert.notEqual((await asked())?.id, problem.id, "it is not due at once");
    return;
  }
});

test("a quiz finds a position of a theme and counts the answers", async () => {
  const page = await tavola.page({ path: "#/practice?kind=quiz&theme=opening&seed=7", settings: HAND });
  await page.getByRole("radio", { name: "New positions" }).waitFor();
  assert.equal(await page.getByRole("combobox", { name: "Theme" }).inputValue(), "opening");
  await page.locator(".practice-ask", { hasText: "What is the best play?" }).waitFor();
  assert.deepEqual(await axe(page), []);
  await playAny(page);
  await page.getByRole("button", { name: "Undo" }).click();
  assert.equal(
    await page.locator(".practice-acts .btn.primary:not(:disabled)").count(),
    0,
    "a play that is not whole is no answer",
  );
  await playAny(page);
  await page.getByRole("button", { name: "Answer" }).click();
  await page.locator(".practice-verdict").waitFor();
  await page.getByText(/^[01] of 1 right$/).waitFor();
  await page.getByRole("button", { name: "Next position" }).click();
  await page.locator(".practice-verdict").waitFor({ state: "detached" });
});

test("the address of a quiz gives the same position to everybody", async () => {
  const board = async (page) => {
    await page.locator(".practice-ask").waitFor();
    return page
      .locator(".practice-stage .place")
      .evaluateAll((places) => places.map((place) => place.getAttribute("aria-label")).join());
  };
  const page = await tavola.page({ path: "#/practice?kind=quiz&theme=opening", settings: HAND });
  const seen = await board(page);
  const address = page.url();
  assert.match(address, /kind=quiz&rules=backgammon&theme=opening&seed=\d+$/);
  await page.reload();
  assert.equal(await board(page), seen);
  const other = await tavola.page({ path: address.slice(address.indexOf("#")), settings: HAND });
  assert.equal(await board(other), seen);
  await page.getByRole("radio", { name: "My errors" }).check({ force: true });
  await page.waitForURL((url) => url.hash === "#/practice");
  await page.context().close();
  await other.context().close();
});

test("a cube problem is answered with a button", async () => {
  const page = await tavola.page({ path: "#/practice?kind=quiz&theme=cube&seed=7", settings: HAND });
  await page.locator(".practice-ask", { hasText: /Do you (double|take)\?/ }).waitFor();
  await page.locator(".practice-acts .btn").first().click();
  await page.locator(".practice-verdict").waitFor();
  assert.ok((await page.locator(".practice-solution .hint-play").count()) > 1);
});

for (const path of [`#/profile?name=${PLAYER}`, "#/practice", "#/practice?kind=quiz&theme=bear-off&seed=7"]) {
  test(`nothing stands in the way of a phone or of a language: ${path}`, async () => {
    const phone = await tavola.page({ path, width: 390, height: 844, theme: "dark", touch: true, settings: HAND });
    await phone.locator(".profile-card, .practice-ask").first().waitFor();
    assert.deepEqual(await axe(phone), []);
    assert.equal(await overflow(phone), 0);
    await phone.context().close();
    for (const language of ["de", "fr", "es", "it", "nl", "pt", "da", "ru"]) {
      const page = await tavola.page({ path, language, width: 360, height: 740, settings: HAND });
      await page.locator(".profile-card, .practice-ask").first().waitFor();
      assert.deepEqual(await rawMessages(page), [], language);
      assert.equal(await overflow(page), 0, language);
      await page.context().close();
    }
  });
}

test("before anything is analysed the pages say what to do", async () => {
  const empty = await start();
  try {
    const page = await empty.page({ path: "#/profile" });
    await page.getByText("No match has been analysed yet.").waitFor();
    assert.deepEqual(await axe(page), []);
  } finally {
    await empty.stop();
  }
});
