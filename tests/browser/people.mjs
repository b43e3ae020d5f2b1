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

/** Makes a call from a page. Resolves to its status and what it answers. */
export const post = (page, path, body) =>
  page.evaluate(
    async ([path, body]) => {
      const answer = await fetch(path, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
      return [answer.status, await answer.json().catch(() => null)];
    },
    [path, body],
  );

/** The first person offers a match and the second takes it. Returns its id. */
export async function seated(first, second, { length = 1, clock = null, delay = 0 } = {}) {
  const challenge = await first.evaluate(
    async ([length, clock, delay]) => {
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
        delay,
      };
      const made = await fetch("/api/challenges", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ setup }),
      });
      return (await made.json()).id;
    },
    [length, clock, delay],
  );
  return second.evaluate(
    async (challenge) => (await (await fetch(`/api/challenges/${challenge}/take`, { method: "POST" })).json()).match_id,
    challenge,
  );
}

/** Two turns of a match, without the board; then the player who is to act gives up. Stops after `until` actions. */
export async function played(pages, id, until = Infinity) {
  for (let step = 0; step < 40; step += 1) {
    const view = await pages[0].evaluate(async (id) => (await fetch(`/api/matches/${id}`)).json(), id);
    const { kind, player } = view.phase;
    if (kind === "match-over" || view.seq >= until) return view;
    let act = { do: "roll" };
    if (kind === "resign") act = { do: "accept" };
    else if (kind !== "opening" && view.seq >= 12) act = { do: "resign", level: 1 };
    else if (kind === "move") {
      const moves = [];
      for (let node = 0; view.turn.nodes[node].m.length > 0; node = moves.at(-1).next) {
        const [from, to, die, , next] = view.turn.nodes[node].m[0];
        moves.push({ move: [from, to, die], next });
      }
      act = { do: "play", moves: moves.map(({ move }) => move) };
    }
    await post(pages[player ?? 0], `/api/matches/${id}/actions`, { after: view.seq, actions: [act] });
  }
  throw new Error("the match does not end");
}
