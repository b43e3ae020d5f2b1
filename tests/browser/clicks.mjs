// Plays a whole match on the page, against the bot and with the settings of a new visitor. It counts the clicks a turn by their
// purpose, and the frames of the browser while dice tumble. Other work on the machine lengthens the time of a frame on the clock,
// so the longest task of the page and the most drawing at once are reported in processor time too.
//
//   node tests/browser/clicks.mjs [POINTS] [SETTINGS]      3 points; settings as JSON, such as '{"roll":"ask"}'
//
// It fails above two clicks a turn on average. The engine's hint chooses the plays. Each play takes the fewest taps that the page
// allows; nothing is dragged.

import { start } from "./harness.mjs";
import { tapOn } from "./table.mjs";

/** Milliseconds of a frame that a reader sees as a stutter. */
const LONG = 50;
/** Clicks a turn, on average, that a match may take. */
const MOST = 2;
/** Buttons that are pressed when there is no decision. */
const PLAIN = ["next", "accept", "off", "forced"];

/** Milliseconds of the match in which tasks are traced. */
const TRACED = 45_000;

/**
 * The processor time of the longest task of the page's main thread, and the most that its drawing threads take for what changes at
 * once, in milliseconds. Without a graphics processor the browser draws on these threads, and a frame waits for them.
 * @param {import("playwright-core").Browser} browser after `startTracing`
 */
async function longestWork(browser) {
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const thread = (/** @type {{pid: number, tid: number}} */ { pid, tid }) => `${pid}.${tid}`;
  const named = (/** @type {string} */ wanted) =>
    traceEvents.filter((/** @type {any} */ event) => event.name === "thread_name" && event.args.name === wanted);
  const main = new Set(named("CrRendererMain").map(thread));
  const pages = new Set(named("CrRendererMain").map((/** @type {any} */ { pid }) => pid));
  const drawing = new Set(
    named("ThreadPoolForegroundWorker")
      .filter((/** @type {any} */ { pid }) => pages.has(pid))
      .map(thread),
  );
  /** @type {{at: number, time: number, thread: string}[]} */
  const tasks = traceEvents
    .filter((/** @type {any} */ event) => event.name.endsWith("RunTask"))
    .map((/** @type {any} */ event) => ({ at: event.ts / 1000, time: (event.tdur ?? 0) / 1000, thread: thread(event) }))
    .sort((/** @type {any} */ a, /** @type {any} */ b) => a.at - b.at);
  const most = (/** @type {number[]} */ times) => times.reduce((long, time) => Math.max(long, time), 0);
  const drawn = tasks.filter((task) => drawing.has(task.thread));
  return {
    task: most(tasks.filter((task) => main.has(task.thread)).map(({ time }) => time)),
    drawing: most(
      drawn.map(({ at }) =>
        drawn.filter((each) => each.at >= at && each.at < at + LONG).reduce((sum, { time }) => sum + time, 0),
      ),
    ),
  };
}

/** Records the length of every frame while a die tumbles. @param {import("playwright-core").Page} page */
const watchFrames = (page) =>
  page.addInitScript((long) => {
    const frames = /** @type {number[]} */ ([]);
    /** Tasks of the page in long frames. */
    const works = /** @type {string[]} */ ([]);
    Object.assign(globalThis, { frames, works });
    new PerformanceObserver((list) => {
      for (const {
        duration,
        blockingDuration,
        scripts,
        renderStart,
        styleAndLayoutStart,
        startTime,
      } of /** @type {any[]} */ (list.getEntries())) {
        // Frames in which nothing of the page ran wait for other work on the machine.
        if (scripts.reduce((/** @type {number} */ sum, /** @type {any} */ { duration }) => sum + duration, 0) < long)
          continue;
        const run = scripts.map(
          (/** @type {any} */ { duration, invoker, sourceFunctionName }) =>
            `${Math.round(duration)} ms ${sourceFunctionName || invoker}`,
        );
        works.push(
          `at ${Math.round(startTime)} ms: ${Math.round(duration)} ms, blocked ${Math.round(blockingDuration)}, until drawing ${Math.round(renderStart - startTime)}, layout after ${Math.round(styleAndLayoutStart - startTime)}: ${run.join(", ") || "no script"}`,
        );
      }
    }).observe({ type: "long-animation-frame", buffered: true });
    let before = 0;
    const record = (/** @type {number} */ now) => {
      const tumbling = document.querySelector("tavola-board .dice:not(.rest) .die")?.getAnimations().length;
      if (tumbling && before) frames.push(now - before);
      before = tumbling ? now : 0;
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  }, LONG);

/**
 * The fewest taps that make a play from the present state of the turn on the page.
 * @param {import("playwright-core").Page} page
 * @param {{turn: import("../../web/wire.js").Turn, board: import("../../web/wire.js").Board}} view
 * @param {readonly (readonly import("../../web/wire.js").PlayMove[])[]} plays the wanted ones, the best first
 * @param {boolean} greedy bears off by itself after a checker was borne off
 * @returns {Promise<{place: number, button: "left" | "right"}[]>} own numbers of the places to tap; the right button plays the other die
 */
const shortest = (page, { turn, board }, plays, greedy) =>
  page.evaluate(
    async ({ turn, board, plays, greedy }) => {
      const main = /** @type {HTMLScriptElement} */ (document.querySelector("script[type=module]")).src;
      const { Composer } = await import(new URL("play/turn.js", main).href);
      const { countAt } = await import(new URL("board/position.js", main).href);
      const begin = new Composer(turn);
      const wanted = plays.map((moves) => begin.find(moves)?.at(-1)?.[4]).find((node) => node !== undefined);
      begin.play(begin.forced());
      /** @type {{path: any[], taps: {place: number, button: "left" | "right"}[]}[]} */
      const open = [{ path: begin.path, taps: [] }];
      const seen = new Set();
      /** The number of checkers on a place after a path. @param {any[]} path @param {number} place */
      const standing = (path, place) =>
        path.reduce(
          (count, [from, to]) => count - Number(from === place) + Number(to === place),
          countAt(board, turn.player, place),
        );
      for (let state = open.shift(); state; state = open.shift()) {
        const at = state.path.at(-1)?.[4] ?? turn.at;
        if (at === wanted) return state.taps;
        if (seen.has(at)) continue;
        seen.add(at);
        const composer = new Composer(turn);
        composer.play(state.path);
        const sources = new Set(composer.node.m.map((/** @type {number[]} */ move) => move[0]));
        for (let place = 0; place <= 26; place++) {
          const source = sources.has(place);
          for (const button of /** @type {const} */ (source ? ["left", "right"] : ["left"])) {
            const run =
              place === 0
                ? composer.bearOff()
                : source
                  ? [composer.obvious(place, button === "right")]
                  : composer.bring(place, standing(state.path, place));
            if (!run?.length) continue;
            const next = new Composer(turn);
            next.play([...state.path, ...run]);
            if (greedy && next.path.at(-1)?.[1] === 0) next.play(next.bearOff());
            open.push({ path: next.path, taps: [...state.taps, { place, button }] });
          }
        }
      }
      throw new Error("no taps make the play");
    },
    { turn, board, plays, greedy },
  );

const points = Number(process.argv[2] ?? 3);
const settings = { sound: false, speed: "fast", ...JSON.parse(process.argv[3] ?? "{}") };
const tavola = await start();
const clicks = /** @type {Record<string, number>} */ ({ roll: 0, move: 0, done: 0, cube: 0, other: 0 });
const count = (/** @type {string} */ what) => {
  clicks[what] = (clicks[what] ?? 0) + 1;
};
try {
  const { id } = await tavola.create({
    match: { kind: "points", length: points },
    players: [
      { kind: "human", name: "Anna" },
      { kind: "bot", level: "casual" },
    ],
  });
  const page = await tavola.page({ motion: true, settings });
  await watchFrames(page);
  await page.goto(`${tavola.url}/#/match/${id}`);
  await page.reload();
  await page.locator(".play-buttons button:not(:disabled)").first().waitFor();
  await tavola.browser.startTracing(page, { categories: ["toplevel", "__metadata"] });
  const traced = new Promise((resolve) => setTimeout(resolve, TRACED)).then(() => longestWork(tavola.browser));
  const view = () => tavola.call("GET", `/api/matches/${id}`);
  const able = () =>
    page
      .locator(".play-buttons button:not(:disabled)")
      .evaluateAll((buttons) => buttons.map((each) => each.dataset["act"] ?? ""));
  const press = async (/** @type {string} */ act) =>
    page
      .locator(`.play-buttons [data-act=${act}]:not(:disabled)`)
      .click({ timeout: 2000 })
      .then(
        () => true,
        () => false,
      );
  /** Waits until the page awaits an action, or acts by itself. */
  const calm = () =>
    page.waitForFunction(
      () => document.querySelector(".play-buttons button:not(:disabled), tavola-board .place.source"),
      null,
      { timeout: 30_000 },
    );
  let asked = -1;
  for (let steps = 0; steps < 3000; steps++) {
    await calm();
    const now = await view();
    if (now.phase.kind === "match-over") break;
    const can = await able();
    const plain = PLAIN.find((act) => can.includes(act));
    if (plain) {
      if (await press(plain)) count(plain === "next" || plain === "accept" ? "other" : "move");
    } else if (can.includes("take")) {
      const { action } = await tavola.call("GET", `/api/matches/${id}/hint`);
      if (await press(action === "drop" ? "drop" : "take")) count("cube");
    } else if (can.includes("roll")) {
      const { action } = can.includes("double") ? await tavola.call("GET", `/api/matches/${id}/hint`) : {};
      if (action?.startsWith("double")) {
        if (await press("double")) count("cube");
      } else if (await press("roll")) {
        count("roll");
      }
    } else if (
      now.phase.kind === "move" &&
      now.phase.player === 0 &&
      now.turn &&
      now.seq !== asked &&
      (await page.locator("tavola-board .place.source").count())
    ) {
      asked = now.seq;
      const { plays } = await tavola.call("GET", `/api/matches/${id}/hint`);
      const taps = await shortest(
        page,
        now,
        plays.map((/** @type {{moves: unknown}} */ play) => play.moves),
        true,
      );
      for (const { place, button } of taps) {
        await page.waitForFunction(() => document.querySelector("tavola-board .place.source"));
        await tapOn(page, place, button);
        count("move");
        // A second tap at once would go on with the same checker.
        await page.waitForTimeout(400);
      }
    } else if (can.includes("done")) {
      // A turn that ends by itself is not pressed for.
      const ends = await page
        .waitForFunction(() => !document.querySelector(".play-buttons [data-act=done]:not(:disabled)"), null, {
          timeout: 4000,
        })
        .catch(() => null);
      if (!ends && (await press("done"))) count("done");
    }
    await page.waitForTimeout(60);
  }
  const { events, score } = await view();
  const turns = events.filter(
    (/** @type {{kind: string, by: number}} */ event) => event.kind === "done" && event.by === 0,
  ).length;
  const frames = /** @type {number[]} */ (await page.evaluate(() => /** @type {any} */ (globalThis).frames)).sort(
    (a, b) => a - b,
  );
  const all = Object.values(clicks).reduce((sum, each) => sum + each, 0);
  console.log(
    `match to ${points}, ${score.join(" – ")}: ${turns} turns of one's own, ${all} clicks, ${(all / turns).toFixed(2)} a turn`,
  );
  if (all > MOST * turns) process.exitCode = 1;
  console.log(
    Object.entries(clicks)
      .map(([what, times]) => `${what} ${(times / turns).toFixed(2)}`)
      .join(", "),
  );
  const long = frames.filter((frame) => frame > LONG);
  console.log(
    `${frames.length} frames while dice tumble: median ${(frames[frames.length >> 1] ?? 0).toFixed(1)} ms, longest ${(frames.at(-1) ?? 0).toFixed(1)} ms, ${long.length} longer than ${LONG} ms`,
  );
  for (const work of /** @type {string[]} */ (await page.evaluate(() => /** @type {any} */ (globalThis).works)))
    console.log(`  long frame ${work}`);
  const { task, drawing } = await traced;
  console.log(
    `processor time in ${TRACED / 1000} s of it: longest task of the page ${task.toFixed(1)} ms, most drawing within ${LONG} ms ${drawing.toFixed(1)} ms`,
  );
} finally {
  await tavola.stop();
}
