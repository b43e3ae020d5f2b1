// People of a service, each in a browser of their own, and two who play each other.

import { CALM } from "./table.mjs";

/** A browser of somebody who has a name. */
export async function person(tavola, name, options = {}) {
  const page = await tavola.page({ settings: CALM, ...options });
  await page.evaluate(async (name) => {
    await fetch("/api/me", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ name }),
    });
  }, name);
  return page;
}

/** One offers a match, and the other one takes it. Returns its id. */
export async function seated(first, second, { length = 1, clock = null } = {}) {
  const challenge = await first.evaluate(
    async ([length, clock]) => {
      const setup = {
        rules: "backgammon",
        options: {},
        title: null,
        match: { kind: "points", length },
        players: [{ kind: "human" }, { kind: "human" }],
        dice: "server",
        position: null,
        to_move: 0,
        clock,
      };
      const made = await fetch("/api/challenges", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ setup }),
      });
      return (await made.json()).id;
    },
    [length, clock],
  );
  return second.evaluate(
    async (challenge) => (await (await fetch(`/api/challenges/${challenge}/take`, { method: "POST" })).json()).match_id,
    challenge,
  );
}
