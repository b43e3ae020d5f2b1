// Other devices of the local network: nothing without the link, two screens of one match with it, and a real second network. It runs
// alone: a browser takes back requests when a network comes or goes.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { after, before, test } from "node:test";
import { start } from "../harness.mjs";

/** An address of this machine that is not the page's own, so that the test needs no network. */
const ADDRESS = "127.0.0.2";

let tavola;
before(async () => {
  tavola = await start({ args: [`--lan=${ADDRESS}`] });
});
after(() => tavola?.stop());

const link = async () => (await tavola.call("GET", "/api/lan")).open.url;
const PATHS = [
  "/",
  "/main.js",
  "/styles/theme.css",
  "/locales/en/app.ftl",
  "/api/catalogue",
  "/api/matches",
  "/api/lan",
  "/?key=0",
  "/nothing",
];

/** A page of another device that opens a link. */
async function guest(url, options = {}) {
  const context = await tavola.browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: "en",
    reducedMotion: "reduce",
    ...options,
  });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator("main h1").first().waitFor({ state: "attached" });
  return page;
}

test("without the token nothing answers, and only the link's own machine opens and closes the network", async () => {
  const { origin, searchParams } = new URL(await link());
  for (const path of PATHS) {
    const response = await fetch(origin + path);
    assert.equal(response.status, 403, path);
    assert.equal(await response.text(), "", path);
  }
  const cookie = `tavola-lan=${searchParams.get("key")}`;
  const as = (method, path) =>
    fetch(origin + path, {
      method,
      headers: { Cookie: cookie, Origin: origin, "Content-Type": "application/json" },
      body: method === "GET" ? undefined : "{}",
    });
  assert.equal((await as("GET", "/api/catalogue")).status, 200);
  assert.equal((await as("GET", "/api/lan")).status, 404);
  const { id } = await tavola.create();
  for (const [method, path] of [
    ["DELETE", `/api/matches/${id}`],
    ["POST", "/api/lan"],
    ["DELETE", "/api/lan"],
    ["POST", "/api/custom-rules"],
  ]) {
    assert.equal((await as(method, path)).status, 403, `${method} ${path}`);
  }
});

test("a phone takes a seat by the link, and both screens show the same board at once", async () => {
  const { id } = await tavola.create();
  const laptop = await tavola.page({ path: `#/match/${id}` });
  await laptop.locator(".play-more > summary").click();
  await laptop.getByRole("button", { name: "Play on another device" }).click();
  const dialog = laptop.getByRole("dialog", { name: "Another device" });
  await dialog.getByText("This screen plays for Anna.").waitFor();
  await dialog.getByRole("img", { name: /^QR code of / }).waitFor();
  const url = await dialog.locator("code").textContent();
  assert.match(url, new RegExp(`^http://${ADDRESS}:\\d+/\\?key=[0-9a-f]{32}#/match/${id}\\?seat=1$`));
  await dialog.getByRole("button", { name: "Close" }).click();

  const phone = await guest(url);
  assert.equal(new URL(phone.url()).search, "", "the token has left the address");
  const [cookie] = await phone.context().cookies();
  assert.ok(cookie.httpOnly && cookie.sameSite === "Strict");
  // The roll is seen on both, whoever opens, and only one of them has the next decision.
  await laptop.getByRole("button", { name: "Roll", exact: true }).click();
  await laptop.locator(".play-prompt", { hasText: /You have|Ben is playing/ }).waitFor();
  await phone.locator(".play-prompt", { hasText: /You have|Anna is playing/ }).waitFor();
  const laptopPlays = (await laptop.locator(".play-prompt").textContent()).startsWith("You");
  assert.notEqual((await phone.locator(".play-prompt").textContent()).startsWith("You"), laptopPlays);

  const view = await tavola.call("GET", `/api/matches/${id}`);
  const moves = [];
  for (let node = 0; view.turn.nodes[node].m.length; ) {
    const [from, to, die, , next] = view.turn.nodes[node].m[0];
    moves.push([from, to, die]);
    node = next;
  }
  await tavola.call("POST", `/api/matches/${id}/actions`, { after: view.seq, actions: [{ do: "play", moves }] });
  const [active, waiting] = laptopPlays ? [phone, laptop] : [laptop, phone];
  await active.locator(".play-prompt", { hasText: "Your turn" }).waitFor();
  await waiting.locator(".play-prompt", { hasText: "is playing" }).waitFor();
  assert.ok(await waiting.locator("[data-act=roll]").isDisabled());
  assert.ok(await active.locator("[data-act=roll]").isEnabled());
});

test("a screen that watches can press nothing", async () => {
  const { id } = await tavola.create();
  const watcher = await guest(`${await link()}#/match/${id}?seat=none`);
  await watcher.locator(".play-prompt").filter({ hasText: /./ }).waitFor();
  assert.equal(await watcher.locator(".play-buttons button:enabled").count(), 0);
});

test("the button closes the network, and the old link opens nothing any more", async () => {
  const old = await link();
  const phone = await guest(old);
  const page = await tavola.page({ path: "#/settings" });
  const switchOf = page.getByRole("checkbox", { name: "Open to this network" });
  assert.ok(await switchOf.isChecked());
  await switchOf.uncheck();
  await page.locator(".lan .qr").waitFor({ state: "detached" });
  await assert.rejects(fetch(new URL(old).origin));
  await switchOf.check();
  await page.locator(".lan .qr").waitFor();
  const next = await link();
  assert.notEqual(next, old);
  assert.equal((await fetch(new URL(next).origin + new URL(old).search)).status, 403);
  await phone.context().close();
});

/** A second network of this machine; null if the machine cannot have one. */
function secondNetwork() {
  const run = (...words) => execFileSync("ip", words, { stdio: "pipe" });
  const [name, near, far] = [`tavola${process.pid}`, `tva${process.pid % 10000}`, `tvb${process.pid % 10000}`];
  try {
    run("netns", "add", name);
  } catch {
    return null;
  }
  const remove = () => run("netns", "del", name);
  try {
    run("link", "add", near, "type", "veth", "peer", "name", far, "netns", name);
    run("addr", "add", "10.213.77.1/30", "dev", near);
    run("link", "set", near, "up");
    run("-n", name, "addr", "add", "10.213.77.2/30", "dev", far);
    run("-n", name, "link", "set", far, "up");
  } catch {
    remove();
    return null;
  }
  return { name, address: "10.213.77.1", remove };
}

test("from a second network nothing is seen but what the token opens", async (context) => {
  const network = secondNetwork();
  if (!network) {
    context.skip("this machine may not have a second network");
    return;
  }
  const server = await start({ args: [`--lan=${network.address}`] });
  try {
    /** The status of a request from the other network; 0 without an answer. */
    const status = (url, cookie = "") => {
      const code = `fetch(${JSON.stringify(url)}, { headers: { Cookie: ${JSON.stringify(cookie)} } }).then((r) => console.log(r.status), () => console.log(0))`;
      return Number(
        execFileSync("ip", ["netns", "exec", network.name, process.execPath, "-e", code], { encoding: "utf8" }),
      );
    };
    const { open } = await server.call("GET", "/api/lan");
    const { origin, searchParams } = new URL(open.url);
    for (const path of PATHS) assert.equal(status(origin + path), 403, path);
    assert.equal(status(`http://${network.address}:${new URL(server.url).port}/api/matches`), 403);
    assert.equal(status(`${server.url}/`), 0, "the machine's own address is not seen from there");
    assert.equal(status(open.url), 200);
    assert.equal(status(`${origin}/api/matches`, `tavola-lan=${searchParams.get("key")}`), 200);
    await server.call("DELETE", "/api/lan");
    assert.equal(status(open.url), 0);
  } finally {
    await server.stop();
    network.remove();
  }
});
