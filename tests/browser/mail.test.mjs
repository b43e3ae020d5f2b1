// Mail addresses of accounts: confirmed by a link in a mail, and a way back for people who have forgotten their password.

import assert from "node:assert/strict";
import { createServer } from "node:net";
import { after, before, test } from "node:test";
import { axe, overflow, rawMessages, start, visit } from "./harness.mjs";
import { person, post } from "./people.mjs";

const PASSWORD = "correct horse battery";
const PHONE = { width: 390, height: 844, touch: true };

/** A mail server that takes every mail. */
async function mailServer() {
  const mails = [];
  const waiting = [];
  const server = createServer((socket) => {
    let text = "";
    let letter = null;
    socket.on("error", () => {});
    socket.write("220 here\r\n");
    socket.on("data", (data) => {
      text += data;
      for (let end = text.indexOf("\r\n"); end >= 0; end = text.indexOf("\r\n")) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        if (letter === null) {
          if (line === "DATA") letter = [];
          socket.write(line === "DATA" ? "354 go on\r\n" : "250 well\r\n");
        } else if (line === ".") {
          const whole = letter.join("\n").replaceAll("=\n", "");
          letter = null;
          socket.write("250 taken\r\n");
          const taker = waiting.shift();
          if (taker) taker(whole);
          else mails.push(whole);
        } else letter.push(line);
      }
    });
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: server.address().port,
    /** The next mail. @returns {Promise<string>} */
    next: () => (mails.length > 0 ? Promise.resolve(mails.shift()) : new Promise((resolve) => waiting.push(resolve))),
    close: () => server.close(),
  };
}

/** The part of the page's address in a mail. */
function link(mail, what) {
  const found = new RegExp(`http://127\\.0\\.0\\.1:\\d+/(#/mail/${what}/[0-9a-f]{64})`).exec(mail);
  assert.ok(found, mail);
  return found[1];
}

let mailbox;
let tavola;
before(async () => {
  mailbox = await mailServer();
  const args = ["--mail", `smtp://127.0.0.1:${mailbox.port}`, "--mail-from", "Tavola <tavola@tavola.example>"];
  tavola = await start({ service: true, args });
});
after(async () => {
  await tavola?.stop();
  mailbox?.close();
});

/** The settings of an account, on a phone. */
async function account(name) {
  const page = await person(tavola, name, { language: "de", ...PHONE });
  assert.equal((await post(page, "/api/me/password", { password: PASSWORD }))[0], 200);
  await visit(page, "#/settings");
  await page.getByRole("heading", { name: "Du auf diesem Server" }).click();
  return page;
}

/** Whether a page reads well and is usable by everybody. */
async function reads(page) {
  assert.deepEqual(await axe(page), []);
  assert.equal(await overflow(page), 0);
  assert.deepEqual(await rawMessages(page), []);
}

test("an address is confirmed by its link, and brings a person back who has forgotten the password", {
  timeout: 120_000,
}, async () => {
  const anna = await account("Anna");
  await anna.getByRole("button", { name: "Mailadresse hinzufügen" }).click();
  const dialog = anna.getByRole("dialog", { name: "Mailadresse" });
  await reads(anna);
  await dialog.getByLabel("Mailadresse").fill("no address");
  await dialog.getByLabel("Passwort", { exact: true }).fill(PASSWORD);
  await anna.keyboard.press("Enter");
  await dialog.getByRole("alert").filter({ hasText: "Das ist keine Mailadresse." }).waitFor();
  await dialog.getByLabel("Mailadresse").fill("anna@example.org");
  await anna.keyboard.press("Enter");
  await anna.getByText("Eine Mail ging an anna@example.org.").waitFor();
  await reads(anna);
  const first = await mailbox.next();
  assert.match(first, /^To: anna@example\.org$/m);

  // The link is opened on another device, which knows nobody.
  const other = await tavola.page({ path: link(first, "confirm"), language: "fr" });
  await reads(other);
  await other.getByRole("button", { name: "Confirmer l’adresse e-mail" }).click();
  await other.getByText("Votre adresse e-mail est confirmée.").waitFor();
  await visit(other, link(first, "confirm"));
  await other.getByRole("button", { name: "Confirmer l’adresse e-mail" }).click();
  await other.getByRole("alert").filter({ hasText: "Ce lien a déjà servi" }).waitFor();

  // By the keyboard alone from the sign-in to the mail.
  const phone = await tavola.page({ path: "#/settings", ...PHONE });
  await phone.getByRole("heading", { name: "You on this service" }).click();
  await phone.getByRole("button", { name: "Sign in" }).click();
  await phone.getByRole("button", { name: "Get a link by mail" }).focus();
  await phone.keyboard.press("Enter");
  const forgotten = phone.getByRole("dialog", { name: "Forgotten password" });
  await forgotten.waitFor();
  await reads(phone);
  await phone.keyboard.type("anna@example.org");
  await phone.keyboard.press("Enter");
  await phone.getByText("If an account has this address, a mail is on its way.").waitFor();
  const second = await mailbox.next();
  assert.match(second, /Hello Anna,/);
  await visit(phone, link(second, "password"));
  await reads(phone);
  await phone.getByRole("button", { name: "Choose a new password" }).click();
  const choose = phone.getByRole("dialog", { name: "Choose a new password" });
  await choose.getByLabel("New password").fill("another long password");
  await phone.keyboard.press("Enter");
  await phone.getByText("Welcome back, Anna.").waitFor();
  await phone.waitForURL(/#\/settings$/);
  await phone.getByRole("heading", { name: "You on this service" }).click();
  await phone.getByText("anna@example.org is confirmed.").waitFor();
  await visit(anna, "#/settings");
  await anna.getByText("Du siehst dich ohne Namen um.").waitFor({ state: "attached" });

  await phone.getByRole("button", { name: "Remove the address" }).click();
  await phone.getByRole("dialog").getByRole("button", { name: "Remove the address" }).click();
  await phone.getByText("The mail address is removed.").waitFor();
  await phone.getByRole("button", { name: "Add a mail address" }).waitFor();
  for (const page of [anna, other, phone]) await page.context().close();
});

test("without a mail server the page offers nothing of it", { timeout: 60_000 }, async () => {
  const plain = await start({ service: true });
  try {
    const page = await person(plain, "Ben");
    assert.equal((await post(page, "/api/me/password", { password: PASSWORD }))[0], 200);
    await visit(page, "#/settings");
    await page.getByText("You have a password and 8 recovery codes.").waitFor();
    assert.equal(await page.getByText("Mail address").count(), 0);
    const visitor = await plain.page({ path: "#/settings" });
    await visitor.getByRole("button", { name: "Sign in" }).click();
    await visitor.getByRole("button", { name: "Use a recovery code" }).waitFor();
    assert.equal(await visitor.getByRole("button", { name: "Get a link by mail" }).count(), 0);
    await visit(visitor, `#/mail/confirm/${"0".repeat(64)}`);
    await visitor.getByRole("heading", { name: "There is no such page" }).waitFor();
    for (const each of [page, visitor]) await each.context().close();
  } finally {
    await plain.stop();
  }
});
