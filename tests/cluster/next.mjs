/** A thoughtless action of the player who is to act; null if nobody may act. @param {any} view */
export function next(view) {
  const { kind, player, may } = view.phase;
  const by = player ?? 0;
  if (kind === "move") {
    const moves = [];
    for (let at = view.turn.at; view.turn.nodes[at].m.length > 0; ) {
      const [from, to, die, , follows] = view.turn.nodes[at].m[0];
      moves.push([from, to, die]);
      at = follows;
    }
    return { do: "play", moves, by };
  }
  if (kind === "game-over") return { do: "next", by };
  return may?.includes("roll") ? { do: "roll", by } : null;
}
