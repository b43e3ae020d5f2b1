// The watch that keeps an analysis up to date, without a page or a server; and decisions as positions.

import assert from "node:assert/strict";
import { test } from "node:test";
import { awayOf, requestOf } from "../../web/analysis/decisions.js";
import { AnalysisModel } from "../../web/analysis/model.js";
import { Watch } from "../../web/analysis/watch.js";

const found = (level, running, done) => ({
  state: { level, running, done, of: 4, older: 0 },
  analysis: { games: [], analysed: done },
});

/** A watch over a server whose answers the test gives, one after the other. */
function watched(first) {
  const model = new AnalysisModel("abc", first.state.level, first, null);
  const asked = [];
  const heard = [];
  const ask = (what) => new Promise((resolve, reject) => asked.push({ what, resolve, reject }));
  const watch = new Watch(
    "abc",
    model,
    {
      list: (id) => ask(`list ${id}`),
      view: (id, level) => ask(`view ${id} ${level}`),
      run: (id, level, run) => ask(`run ${id} ${level} ${run}`),
    },
    {
      found: (ended) => heard.push(ended ? "ended" : "found"),
      moved: () => heard.push("moved"),
      begun: () => heard.push("begun"),
      failed: (error) => heard.push(error.message),
    },
  );
  return { model, asked, heard, watch };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("work that runs is looked at again until it ends, and all that was found is asked for now and then", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { model, asked, heard } = watched(found("quick", true, 0));
  const look = async (answer) => {
    context.mock.timers.tick(1000);
    await settled();
    asked.at(-1).resolve(answer);
    await settled();
    return asked.at(-1).what;
  };
  const stands = (running, done) => [found("standard", true, 3).state, found("quick", running, done).state];
  assert.equal(await look(found("quick", true, 1)), "view abc quick", "something is shown for the first time");
  for (const done of [2, 2, 3]) assert.equal(await look(stands(true, done)), "list abc");
  assert.equal(model.found.state.done, 3);
  assert.equal(await look(found("quick", true, 3)), "view abc quick");
  context.mock.timers.tick(1000);
  await settled();
  asked.at(-1).resolve(stands(false, 4));
  await settled();
  assert.equal(asked.at(-1).what, "view abc quick", "what it has ended with is asked for at once");
  asked.at(-1).resolve(found("quick", false, 4));
  await settled();
  context.mock.timers.tick(5000);
  assert.deepEqual(heard, ["found", "moved", "moved", "moved", "found", "ended"]);
  assert.deepEqual([asked.length, model.found.state.done], [7, 4]);
});

test("an answer about a level that is wanted no more is dropped", async () => {
  const { model, asked, heard, watch } = watched(found("quick", false, 4));
  const first = watch.choose("standard");
  const second = watch.choose("thorough");
  assert.deepEqual(
    asked.map(({ what }) => what),
    ["view abc standard", "view abc thorough"],
  );
  asked[1].resolve(found("thorough", false, 0));
  asked[0].resolve(found("standard", false, 3));
  await Promise.all([first, second]);
  assert.deepEqual([heard, model.found.state.level], [["found"], "thorough"]);
});

test("work that is started shows at once that it runs, and a refusal is reported", async () => {
  const { model, asked, heard, watch } = watched(found("quick", false, 0));
  const begun = watch.work(true);
  assert.equal(asked[0].what, "run abc quick true");
  asked[0].resolve({ ...model.found.state, running: true });
  await settled();
  assert.deepEqual([heard, model.work, asked.length], [["begun"], "stop", 2]);
  asked[1].resolve(found("quick", false, 4));
  await begun;
  assert.deepEqual(heard, ["begun", "ended"]);
  const refused = watch.work(true);
  asked[2].reject(new Error("too many"));
  await refused;
  assert.deepEqual(heard, ["begun", "ended", "too many"]);
});

test("after the reader has left nothing is reported or asked", async () => {
  const { asked, heard, watch } = watched(found("quick", false, 0));
  const look = watch.choose("standard");
  watch.close();
  asked[0].reject(new Error("offline"));
  await look;
  const work = watch.work(true);
  asked[1].resolve(found("quick", true, 1).state);
  await work;
  assert.deepEqual([heard, asked.length], [[], 2]);
});

const past = {
  rules: { name: "plakoto", options: {} },
  board: { sides: [] },
  match: { kind: "points", length: 7 },
  score: [2, 4],
  crawford: false,
  cube: { value: 2, owner: 0 },
  dice: null,
};

test("who answers a double has the other side on roll, with the points that both need", () => {
  const take = { kind: "take", player: 1, index: 3 };
  assert.deepEqual(awayOf(take, past), [5, 3]);
  assert.deepEqual(awayOf({ ...take, kind: "play" }, past), [3, 5]);
  assert.equal(awayOf(take, { ...past, match: { kind: "money" } }), null);
  const { player, terms } = requestOf(take, past);
  assert.deepEqual([player, terms.offer, terms.cube, terms.owner, terms.length], [0, "double", 2, 0, 7]);
  assert.equal(requestOf({ ...take, kind: "play" }, past).terms.offer, null);
});

test("a decision that an id describes is studied by its id", () => {
  assert.deepEqual(requestOf({ kind: "play", player: 0, xgid: "XGID=-" }, past), {
    text: "XGID=-",
    rules: "plakoto",
    options: {},
  });
});
