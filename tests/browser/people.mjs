// People of a service, each in a browser of their own, and matches between two of them.

import { CALM } from "./table.mjs";

/** Gives the person of a browser a name. */
export async function name(page, name) {
  await page.evaluate(async (name) => {
    await fetch("/api/me", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ name }),
    });
  }, name);
}

/** A browser of a person with a name. */
export async function person(tavola, called, options = {}) {
  const page = await tavola.page({ settings: CALM, ...options });
  await name(page, called);
  return page;
}

/** The first person offers a match and the second takes it. Returns its id. */
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
