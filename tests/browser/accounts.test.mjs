// Accounts on a service: a guest gets a password and comes back on another browser, with it or with a recovery code.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { axe, overflow, rawMessages, start, visit } from "./harness.mjs";
import { seated } from "./people.mjs";

let tavola;
before(async () => {
  tavola = await start({ service: true });
});
after(() => tavola?.stop());

const PHONE = { width: 390, height: 844, touch: true };
/** A phone that opens with the settings of a signed-in person. */
const PHONE_GUEST = { ...PHONE, opens: true };
const ROOT = new URL("../../", import.meta.url).pathname;
const PASSWORD = "correct horse battery";

/** A guest in the settings, who plays a match against the bot. */
async function guest(name, { opens = false, ...options } = {}) {
  const page = await tavola.page(options);
  await page.getByRole("button", { name: /^Play against the bot/ }).click();
  const dialog = page.getByRole("dialog", { name: "What is your name?" });
  await dialog.getByRole("textbox", { name: "Your name" }).fill(name);
  await dialog.getByRole("button", { name: "Go on" }).click();
  await page.waitForURL(/#\/match\//);
  const match = new URL(page.url()).hash;
  await visit(page, "#/settings");
  if (opens) await page.getByRole("heading", { name: "You on this service" }).click();
  await page.getByText(`You are ${name} here.`).waitFor();
  return { page, match };
}

/** Puts codes away that were shown. */
async function keep(page, shown) {
  await shown.getByRole("button", { name: "I have kept them" }).click();
  await page.getByText("You have a password and 8 recovery codes.").waitFor();
}

/** Sets a password, and returns the codes. */
async function setPassword(page) {
  await page.getByRole("button", { name: "Set a password" }).click();
  const dialog = page.getByRole("dialog", { name: "Set a password" });
  await dialog.getByLabel("New password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Set a password" }).click();
  const shown = page.getByRole("dialog", { name: "Recovery codes" });
  await shown.waitFor();
  const codes = await shown.locator("code").allTextContents();
  assert.equal(codes.length, 8);
  return { shown, codes };
}

test("a guest plays, becomes an account, and finds the match on a phone", { timeout: 120_000 }, async () => {
  const { page: anna, match } = await guest("Anna");
  await anna.getByText("Only this browser knows you.").waitFor();
  assert.deepEqual(await axe(anna), []);

  // Fields are labelled for password managers, and faults are described in words.
  await anna.getByRole("button", { name: "Set a password" }).click();
  const dialog = anna.getByRole("dialog", { name: "Set a password" });
  assert.equal(await dialog.locator("input[autocomplete=username]").inputValue(), "Anna");
  const field = dialog.locator("input[autocomplete=new-password]");
  assert.equal(await field.getAttribute("type"), "password");
  await dialog.getByRole("checkbox", { name: "Show the password" }).check();
  assert.equal(await field.getAttribute("type"), "text");
  await field.fill("short");
  await anna.keyboard.press("Enter");
  await dialog.getByRole("alert").filter({ hasText: "8 to 128 characters" }).waitFor();
  assert.deepEqual(await axe(anna), []);
  assert.deepEqual(await rawMessages(anna), []);
  await anna.keyboard.press("Escape");
  const { shown } = await setPassword(anna);
  assert.deepEqual(await axe(anna), []);
  await anna.keyboard.press("Escape");
  await keep(anna, shown);

  // The phone asks for a name at the first creation; a person with an account signs in there.
  const phone = await tavola.page(PHONE);
  await phone.getByRole("button", { name: /^Play against the bot/ }).click();
  await phone
    .getByRole("dialog", { name: "What is your name?" })
    .getByRole("button", { name: "I have an account" })
    .click();
  const entry = phone.getByRole("dialog", { name: "Sign in" });
  await entry.locator("input[autocomplete=username]").fill("anna");
  await entry.locator("input[autocomplete=current-password]").fill("not the password");
  await phone.keyboard.press("Enter");
  await entry.getByRole("alert").filter({ hasText: "The name or the password is not right." }).waitFor();
  assert.deepEqual(await axe(phone), []);
  assert.equal(await overflow(phone), 0);
  await entry.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await phone.keyboard.press("Enter");
  await phone.waitForURL(/#\/match\//);
  await phone.locator(".player-name", { hasText: "Anna" }).waitFor();
  await visit(phone, "#/matches");
  await phone.locator(".match-row").first().waitFor();
  assert.equal(await phone.locator(".match-row").count(), 2);
  assert.equal(
    (await phone.locator(`.match-row a[href="${match}"]`).count()) > 0,
    true,
    "the match of the other browser",
  );

  // The settings on the phone list both browsers; a new password signs the other one out.
  await visit(phone, "#/settings");
  await phone.getByRole("heading", { name: "You on this service" }).click();
  await phone.getByText("You are Anna here.").waitFor();
  assert.equal(await overflow(phone), 0);
  await phone.getByRole("button", { name: "Change the password" }).click();
  const change = phone.getByRole("dialog", { name: "Change the password" });
  await change.getByLabel("Present password").fill(PASSWORD);
  await change.getByLabel("New password").fill("another long password");
  await change.getByRole("button", { name: "Change the password" }).click();
  await phone.getByText("The password is changed.").waitFor();
  await visit(anna, "#/settings");
  await anna.getByText("You are looking around without a name.").waitFor();
  for (const page of [anna, phone]) await page.context().close();
});

test("somebody saves their data and goes, and the other one keeps the match without the name", {
  timeout: 120_000,
}, async () => {
  const { page: zoe } = await guest("Zoe", PHONE_GUEST);
  const { page: yann } = await guest("Yann");
  const id = await seated(zoe, yann);

  const saving = zoe.waitForEvent("download");
  await zoe.getByRole("link", { name: "Save my data" }).click();
  const saved = await saving;
  assert.equal(saved.suggestedFilename(), "tavola-person.json");
  const data = JSON.parse(await readFile(await saved.path(), "utf8"));
  assert.deepEqual([data.tavola_person, data.person.name, data.matches.length], [1, "Zoe", 2]);
  assert.equal(await overflow(zoe), 0);
  assert.deepEqual(await axe(zoe), []);

  await zoe.getByRole("button", { name: "Delete me" }).click();
  const dialog = zoe.getByRole("dialog", { name: "Delete Zoe?" });
  assert.deepEqual(await axe(zoe), []);
  assert.equal(await overflow(zoe), 0);
  await dialog.getByLabel("Type “Zoe” to confirm").fill("Yann");
  await zoe.keyboard.press("Enter");
  await dialog.getByRole("alert").filter({ hasText: /name/ }).waitFor();
  await dialog.getByLabel("Type “Zoe” to confirm").fill("Zoe");
  await dialog.getByRole("button", { name: "Delete me" }).click();
  await zoe.getByText("Zoe is deleted.").waitFor();
  await zoe.getByText("You are looking around without a name.").waitFor();
  await visit(zoe, "#/matches");
  assert.equal(await zoe.locator(".match-row").count(), 0);

  await visit(yann, `#/match/${id}`);
  await yann.locator(".player-name", { hasText: "deleted player" }).waitFor();
  await visit(yann, "#/matches");
  await yann
    .getByText(/deleted player – Yann/)
    .first()
    .waitFor();
  for (const page of [zoe, yann]) await page.context().close();
});

test("who has forgotten the password comes back with a code, once", async () => {
  const { page: berta } = await guest("Berta");
  const { shown, codes } = await setPassword(berta);
  await keep(berta, shown);
  await berta.getByRole("button", { name: "Sign out of this browser" }).click();
  const question = berta.getByRole("dialog");
  await question.getByText("You can sign in again with your password.").waitFor();
  await question.getByRole("button", { name: "Sign out" }).click();

  const recover = async () => {
    await berta.getByRole("button", { name: "Sign in" }).click();
    await berta.getByRole("button", { name: "Use a recovery code" }).click();
    const dialog = berta.getByRole("dialog", { name: "Come back with a recovery code" });
    await dialog.getByLabel("Your name").fill("Berta");
    await dialog.getByLabel("Recovery code").fill(codes[2].toUpperCase());
    await dialog.getByLabel("New password").fill("a password that I remember");
    await berta.keyboard.press("Enter");
    return dialog;
  };
  await recover();
  await berta.getByText("You have a password and 7 recovery codes.").waitFor();
  await berta.getByRole("button", { name: "Sign out everywhere" }).click();
  await berta.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
  const again = await recover();
  await again.getByRole("alert").filter({ hasText: "was used before" }).waitFor();
  assert.deepEqual(await axe(berta), []);
  await berta.context().close();
});

test("a part of the settings that cannot be had leaves the others", async () => {
  const { page: finn } = await guest("Finn");
  const failure = { error: { code: "internal", message: "the store does not answer" } };
  await finn.route("**/api/me/vacation", (route) => route.fulfill({ status: 500, json: failure }));
  const { shown } = await setPassword(finn);
  await keep(finn, shown);
  await finn.getByRole("alert").filter({ hasText: "the store does not answer" }).waitFor();
  assert.deepEqual(await axe(finn), []);
  await finn.context().close();
});

/** An authenticator in the page's browser, which answers for a person by itself. Returns its keys. @returns what it holds */
async function authenticator(page) {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    credentials: async () => (await client.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
    clear: () => client.send("WebAuthn.clearCredentials", { authenticatorId }),
  };
}

test("an account makes a passkey and comes back with it, by keyboard, without a name", {
  timeout: 120_000,
}, async () => {
  const { page: carl } = await guest("Carl");
  const { shown } = await setPassword(carl);
  await keep(carl, shown);
  // Passkeys belong to names, and an address has none.
  await carl.getByText("With a passkey you sign in").waitFor();
  assert.equal(await carl.getByRole("button", { name: "New passkey" }).count(), 0);

  await carl.goto(`${tavola.url.replace("127.0.0.1", "localhost")}/#/settings`);
  const keys = await authenticator(carl);
  const signIn = async () => {
    const button = carl.getByRole("button", { name: "Sign in", exact: true });
    await button.focus();
    await carl.keyboard.press("Enter");
    return carl.getByRole("dialog", { name: "Sign in" });
  };
  const first = await signIn();
  await first.getByLabel("Your name").fill("Carl");
  await first.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await carl.keyboard.press("Enter");
  await carl.getByText("You are Carl here.").waitFor();

  await carl.getByRole("button", { name: "New passkey" }).focus();
  await carl.keyboard.press("Enter");
  const dialog = carl.getByRole("dialog", { name: "New passkey" });
  await dialog.getByLabel("What is it called?").fill("my laptop");
  await dialog.getByLabel("Password", { exact: true }).fill("not the password");
  await carl.keyboard.press("Enter");
  await dialog.getByRole("alert").filter({ hasText: "The name or the password is not right." }).waitFor();
  assert.deepEqual(await axe(carl), []);
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await carl.keyboard.press("Enter");
  await carl.getByText("The passkey is ready.").waitFor();
  await carl.getByText("my laptop").waitFor();
  const [made] = await keys.credentials();
  assert.deepEqual([made.rpId, made.isResidentCredential], ["localhost", true]);
  assert.deepEqual(await axe(carl), []);
  assert.deepEqual(await rawMessages(carl), []);

  const leave = async () => {
    await carl.getByRole("button", { name: "Sign out of this browser" }).click();
    await carl.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
    await carl.getByText("You are looking around without a name.").waitFor();
  };
  await leave();
  const byKey = (await signIn()).getByRole("button", { name: "Sign in with a passkey" });
  await byKey.focus();
  await carl.keyboard.press("Enter");
  await carl.getByText("You are Carl here.").waitFor();

  // A key that the account has removed is refused, and a browser without keys gets a message.
  await carl.getByRole("button", { name: "Remove the passkey “my laptop”" }).click();
  await carl.getByText("The passkey is removed.").waitFor();
  await leave();
  await (await signIn()).getByRole("button", { name: "Sign in with a passkey" }).click();
  await carl.getByText("This passkey is not known here").waitFor();
  await keys.clear();
  await (await signIn()).getByRole("button", { name: "Sign in with a passkey" }).click();
  await carl.getByText("No passkey was used.").waitFor();
  await carl.context().close();
});

/** The example bot, with a token: its output at its end, and the first line of it. */
function bot(token, ...args) {
  const child = spawn("python3", ["examples/bot.py", tavola.url, ...args], {
    cwd: ROOT,
    env: { ...process.env, TAVOLA_TOKEN: token },
  });
  let text = "";
  let first = () => {};
  const line = new Promise((resolve) => {
    first = resolve;
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (part) => {
      text += part;
      if (text.includes("\n")) first(text.split("\n")[0]);
    });
  }
  const ended = new Promise((resolve) =>
    child.once("exit", (code) => {
      first(text);
      resolve({ code, text });
    }),
  );
  return { line, ended };
}

test("programs play each other with tokens, until their owners end these", { timeout: 180_000 }, async () => {
  const { page: carla } = await guest("Carla", PHONE_GUEST);
  assert.equal(await carla.getByRole("button", { name: "New token to play" }).count(), 0, "a guest has none");
  const { page: dirk } = await guest("Dirk");
  const tokens = [];
  for (const page of [carla, dirk]) {
    const { shown } = await setPassword(page);
    await keep(page, shown);
    await page.getByRole("button", { name: "New token to play" }).click();
    await page.getByRole("dialog", { name: "New token to play" }).getByLabel("What is it for?").fill("my bot");
    await page.keyboard.press("Enter");
    const once = page.getByRole("dialog", { name: "Your new token" });
    tokens.push(await once.locator("code").textContent());
    assert.match(tokens.at(-1), /^tavola_[0-9a-f]{64}$/);
    assert.deepEqual(await axe(page), []);
    assert.equal(await overflow(page), 0);
    await once.getByRole("button", { name: "I have kept it" }).click();
    await page.getByText("my bot · plays", { exact: false }).waitFor();
  }
  assert.deepEqual(await rawMessages(carla), []);
  assert.deepEqual(await axe(carla), []);

  const offering = bot(tokens[0]);
  const link = await offering.line;
  assert.match(link, /#\/challenge\/[a-z2-9]{10}$/);
  const ends = await Promise.all([offering.ended, bot(tokens[1], link).ended]);
  assert.deepEqual(
    ends.map(({ code }) => code),
    [0, 0],
    JSON.stringify(ends),
  );
  assert.deepEqual(ends.map(({ text }) => text.trim().split("\n").at(-1)).sort(), ["lost", "won"]);

  // A rated match is played by accounts that are programs alone.
  const casual = await bot(tokens[0], "--rated").ended;
  assert.match(casual.text, /a program plays rated matches of an account that is a program/);
  for (const page of [carla, dirk]) {
    await page.getByRole("button", { name: "This account is a bot" }).click();
    const sure = page.getByRole("dialog", { name: "Mark this account as a bot?" });
    assert.deepEqual(await axe(page), []);
    await sure.getByRole("button", { name: "This account is a bot" }).click();
    await page.getByText("This account is a bot, and is shown as one.").waitFor();
  }
  const rated = bot(tokens[0], "--rated");
  const results = await Promise.all([rated.ended, bot(tokens[1], await rated.line).ended]);
  const lines = results.map(({ text }) => text.trim().split("\n").at(-1)).sort();
  assert.deepEqual(lines, ["lost, rating 1477 (-23)", "won, rating 1523 (+23)"], JSON.stringify(results));
  await visit(dirk, "#/matches");
  await dirk.getByText("Carla – Dirk").or(dirk.getByText("Dirk – Carla")).first().waitFor();

  await carla.getByRole("button", { name: "End the token “my bot”" }).click();
  await carla.getByText("The token has ended.").waitFor();
  const refused = await bot(tokens[0]).ended;
  assert.equal(refused.code, 1);
  assert.match(refused.text, /nobody has this token/);
  for (const page of [carla, dirk]) await page.context().close();
});

test("what the settings say of an account is in every language, and fits a small phone", {
  timeout: 120_000,
}, async () => {
  const { page: emil } = await guest("Emil");
  const { shown } = await setPassword(emil);
  await keep(emil, shown);
  await emil.evaluate(async () => {
    const json = { "Content-Type": "application/json" };
    await fetch("/api/me/tokens", {
      method: "POST",
      headers: json,
      body: JSON.stringify({ name: "a bot", scope: "read" }),
    });
  });
  await emil.context().close();
  for (const language of ["en", "de", "fr", "es", "it", "nl", "pt", "da", "ru"]) {
    const page = await tavola.page({ language, width: 320, height: 700, touch: true });
    await page.evaluate(
      (password) =>
        fetch("/api/sign-in", {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ name: "Emil", password }),
        }),
      PASSWORD,
    );
    await visit(page, "#/settings");
    await page.locator(".settings-section").last().locator("summary").click();
    await page.getByText("a bot").first().waitFor();
    assert.deepEqual(await rawMessages(page), [], language);
    assert.equal(await overflow(page), 0, language);
    await page.locator(".settings-section").last().locator(".btn").first().click();
    await page.locator("dialog input[autocomplete=current-password]").waitFor();
    assert.deepEqual(await rawMessages(page), [], language);
    assert.equal(await overflow(page), 0, language);
    if (process.env["SHOTS"]) {
      await page.screenshot({ path: `${process.env["SHOTS"]}/dialog-${language}.png` });
      await page.keyboard.press("Escape");
      await page.screenshot({ path: `${process.env["SHOTS"]}/panel-${language}.png`, fullPage: true });
    }
    await page.context().close();
  }
});

test("on one's own machine nobody is asked for a password", async () => {
  const own = await start();
  try {
    const page = await own.page({ path: "#/settings" });
    assert.equal(await page.getByRole("button", { name: /password|Sign in/i }).count(), 0);
    const answers = await page.evaluate(() =>
      Promise.all(
        ["/api/sign-in", "/api/recover", "/api/me/password", "/api/me/codes"].map(
          async (path) => (await fetch(path, { method: "POST", body: "{}" })).status,
        ),
      ),
    );
    assert.deepEqual(answers, [404, 404, 404, 404]);
  } finally {
    await own.stop();
  }
});
