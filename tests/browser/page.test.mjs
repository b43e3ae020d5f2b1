// Every page speaks every language, is accessible in both themes, fits a narrow window, and takes the focus.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { axe, overflow, rawMessages, start, visit } from "./harness.mjs";

const LANGUAGES = ["en", "de", "fr", "es", "it", "nl", "pt", "da", "ru"];

let tavola;
let routes;

before(async () => {
  tavola = await start();
  const { id } = await tavola.create();
  await tavola.call("POST", `/api/matches/${id}/actions`, { after: 0, actions: [{ do: "roll", by: 0 }] });
  routes = [
    "#/",
    "#/new",
    "#/matches",
    "#/rules/backgammon",
    "#/rules/leaflet-002",
    "#/compare",
    "#/edit",
    "#/learn",
    "#/openings/64",
    "#/settings",
    "#/about",
    `#/replay/${id}`,
    "#/nowhere",
  ];
});
after(() => tavola?.stop());

/** Opens every part that can be opened, nested ones too. */
async function openAll(page) {
  for (const details of await page.locator("details").all()) {
    if (!(await details.evaluate((element) => element.open))) await details.locator(":scope > summary").click();
  }
}

for (const language of LANGUAGES) {
  test(`every page is wholly in ${language} and fits a window of 320 pixels`, async () => {
    const page = await tavola.page({ language, width: 320, height: 640 });
    assert.equal(await page.getAttribute("html", "lang"), language);
    for (const route of routes) {
      await visit(page, route);
      await openAll(page);
      assert.deepEqual(await rawMessages(page), [], route);
      assert.equal(await overflow(page), 0, `${route} is too wide`);
      assert.equal(await page.locator("main h1").count(), 1, route);
    }
    await page.context().close();
  });
}

// Colours depend on the theme, and the layout on the width. Each of the four occurs once.
for (const [theme, width, height] of [
  ["light", 1440, 900],
  ["dark", 360, 740],
]) {
  test(`axe finds nothing on any page, ${theme}, ${width} pixels wide`, async () => {
    const page = await tavola.page({ theme, width, height });
    for (const route of routes) {
      await visit(page, route);
      await openAll(page);
      assert.deepEqual(await axe(page), [], route);
    }
    await page.context().close();
  });
}

test("a theme chosen by hand wins over the system's and is remembered", async () => {
  const page = await tavola.page({ theme: "light" });
  const paper = (colour) =>
    page.waitForFunction((wanted) => getComputedStyle(document.documentElement).backgroundColor === wanted, colour);
  const [day, night] = ["rgb(245, 241, 233)", "rgb(20, 18, 15)"];
  await paper(day);
  await page.getByRole("button", { name: "Switch to dark colours" }).click();
  await paper(night);
  await page.reload();
  await paper(night);
  await page.getByRole("button", { name: "Switch to light colours" }).click();
  await paper(day);
});

test("going to a page puts the focus on its heading and names it in the title", async () => {
  const page = await tavola.page();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Matches" }).click();
  const heading = page.getByRole("heading", { level: 1, name: "Matches" });
  await heading.waitFor();
  assert.ok(await heading.evaluate((element) => element === document.activeElement));
  assert.equal(await page.title(), "Matches – Tavola");
  assert.equal(await page.locator(".site-nav a[aria-current=page]").textContent(), "Matches");
  await page.goBack();
  await page.getByRole("heading", { level: 2, name: "The games" }).waitFor();
});

test("practice and the profile are in the head of every page, at every width and in every language", async () => {
  for (const language of LANGUAGES) {
    const page = await tavola.page({ language, path: "#/about" });
    // The narrowest window of each shape of the head.
    for (const width of [320, 481, 833, 1057, 1281]) {
      await page.setViewportSize({ width, height: width === 481 ? 400 : 640 });
      const where = `${language}, ${width} pixels`;
      assert.equal(await overflow(page), 0, where);
      for (const route of ["practice", "profile"]) {
        const shown = page.locator(`.site-head a[data-route=${route}]:visible`);
        assert.equal(await shown.count(), 1, `${route}: ${where}`);
        assert.notEqual((await shown.getAttribute("aria-label")) ?? (await shown.textContent()), "", where);
      }
      const cut = await page
        .locator(".site-nav a:visible span")
        .evaluateAll((words) =>
          words
            .filter(
              (each) => each.getBoundingClientRect().width > each.parentElement.getBoundingClientRect().width + 0.5,
            )
            .map((each) => each.textContent),
        );
      assert.deepEqual(cut, [], where);
    }
    await page.context().close();
  }
  for (const width of [390, 1280]) {
    const page = await tavola.page({ width, height: 800 });
    await page.getByRole("banner").getByRole("link", { name: "Profile" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Profile" }).waitFor();
    assert.equal(await page.locator(".site-head a[aria-current=page]:visible").getAttribute("data-route"), "profile");
    await page.context().close();
  }
});

test("a page that is being left takes nothing any more while the next is loaded", async () => {
  const page = await tavola.page({ path: "#/new" });
  const leaving = await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener(
          "hashchange",
          () => {
            const main = document.querySelector("main");
            resolve({
              busy: main.ariaBusy,
              live: main.querySelectorAll(":scope > :not([inert])").length,
              shown: main.children.length,
            });
          },
          { once: true },
        );
        location.hash = "#/matches";
      }),
  );
  assert.deepEqual(leaving, { busy: "true", live: 0, shown: 1 });
  await page.getByRole("heading", { level: 1, name: "Matches" }).waitFor();
  assert.equal(await page.locator("main[aria-busy], main [inert]").count(), 0);
});

test("the skip link is the first stop of Tab and leads to the content", async () => {
  const page = await tavola.page({ path: "#/settings" });
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.textContent), "Skip to the content");
  await page.keyboard.press("Enter");
  assert.equal(await page.evaluate(() => document.activeElement.id), "main");
});

test("an address that leads nowhere says so and leads home", async () => {
  const page = await tavola.page({ path: "#/nowhere" });
  await page.getByRole("heading", { name: "There is no such page" }).waitFor();
  await page.getByRole("main").getByRole("link", { name: "Home" }).click();
  await page.getByRole("heading", { name: "The games" }).waitFor();
});

test("a match that does not exist says so", async () => {
  const page = await tavola.page({ path: "#/replay/nothere" });
  await page.getByText("This does not exist, or no longer exists.").waitFor();
});

test("settings hold on the next visit and without the browser's storage too", async () => {
  const page = await tavola.page({ path: "#/settings" });
  await page.getByRole("radio", { name: "Left" }).check();
  await page.getByRole("checkbox", { name: "Sounds" }).uncheck();
  await page.reload();
  assert.ok(await page.getByRole("radio", { name: "Left" }).isChecked());
  assert.ok(!(await page.getByRole("checkbox", { name: "Sounds" }).isChecked()));

  const bare = await tavola.browser.newContext();
  await bare.addInitScript(() => {
    Object.defineProperty(globalThis, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  const other = await bare.newPage();
  await other.goto(`${tavola.url}/#/settings`);
  await other.getByRole("radio", { name: "Left" }).check();
  await other.getByRole("link", { name: "Matches" }).click();
  await other.getByRole("heading", { name: "Matches" }).waitFor();
  await other.getByRole("link", { name: "Settings" }).click();
  assert.ok(await other.getByRole("radio", { name: "Left" }).isChecked());
  await bare.close();
});

test("a visitor who looks for trictrac reads in every language that it is not played", async () => {
  for (const language of LANGUAGES) {
    const page = await tavola.page({ path: "#/rules", language });
    await page.locator("main p", { hasText: /trictrac|триктрак/i }).waitFor();
    await page.context().close();
  }
  // Below the gallery, which is drawn to its end after two seconds.
  const home = await tavola.page();
  await home.locator("main p", { hasText: /trictrac/i }).waitFor();
});

test("the rules name the game, can be changed to another's, and are dressed for paper", async () => {
  const page = await tavola.page({ path: "#/rules/backgammon" });
  const first = await page.getByRole("heading", { level: 1 }).textContent();
  await page.getByRole("combobox", { name: "Game" }).selectOption("nackgammon");
  await page.waitForFunction(
    (before) => ![null, undefined, before].includes(document.querySelector("main h1")?.textContent),
    first,
  );
  assert.ok((await page.locator(".rules-text tavola-board").count()) >= 1);
  await page.emulateMedia({ media: "print" });
  assert.ok(await page.locator(".site-head").isHidden());
  assert.ok(await page.locator(".rules-text").isVisible());
});

test("the rules of a match are those that it is played by", async () => {
  const { id } = await tavola.create({ options: { crawford: false } });
  const usual = await tavola.page({ path: "#/rules/backgammon" });
  const own = await tavola.page({ path: `#/match/${id}` });
  await own.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Rules" }).click();
  await own.locator(".rules-text").waitFor();
  const text = (page) => page.locator(".rules-text").innerText();
  assert.notEqual(await text(own), await text(usual));
  await own.getByRole("link", { name: "Back to the match" }).click();
  await own.waitForURL(`**/#/match/${id}`);
});

test("an address that means nothing leads to a page that says so", async () => {
  const page = await tavola.page();
  for (const hash of ["#/constructor", "#/match%E0%A4%A", "#/__proto__/x"]) {
    await visit(page, hash);
    assert.equal(await page.locator("main h1").textContent(), "There is no such page", hash);
  }
});

test("what does not exist is said, with ways on from there", async () => {
  const page = await tavola.page();
  for (const hash of ["#/match/nowhere", "#/match/", "#/replay/nowhere", "#/rules/chess"]) {
    await visit(page, hash);
    await page.locator("main h1", { hasText: "That did not work" }).waitFor();
    assert.ok(await page.getByRole("link", { name: "Home", exact: true }).isVisible(), hash);
  }
  await visit(page, "#/edit?position=rubbish");
  assert.equal(await page.getByRole("textbox").inputValue(), "rubbish");
  await page.locator(".error", { hasText: "cannot be read" }).waitFor();
});

test("names of any length and with markup stay what they are and break no page", async () => {
  const names = ["<b>Anna</b><i>", "W".repeat(40)];
  const { id } = await tavola.create({
    players: names.map((name) => ({ kind: "human", name })),
    match: { kind: "points", length: 999 },
  });
  const page = await tavola.page({ width: 320, height: 640 });
  for (const hash of [`#/match/${id}`, `#/replay/${id}`, "#/matches"]) {
    await visit(page, hash);
    await page.getByText("<b>Anna</b><i>").first().waitFor({ state: "attached" });
    assert.equal(await overflow(page), 0, hash);
  }
});
