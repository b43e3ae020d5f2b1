// "Check these dice": the browser computes every roll of a match again and shows the result, in words and in numbers.

import { canHash, matches } from "../api/matches.js";
import { h, link, loadStyle } from "../dom.js";
import { download } from "../files.js";
import { icon } from "../icons.js";
import { loadWords, t } from "../i18n.js";
import { matchName, playedName, playerName, playersName } from "../names.js";
import { reason, toast } from "../notices.js";
import { check } from "./check.js";
import { keptOf } from "./kept.js";

/** @import {Address, Page} from "../page.js" */
/** @import {DiceCounts, DiceRecord, DiceState, View} from "../wire.js" */
/** @import {Finding} from "./check.js" */

/** Number of wrong rolls in the list, and number of bytes in the computation by hand. */
const MOST = 10;

/**
 * @param {HTMLElement} root
 * @param {Address} address
 * @returns {Promise<Page>}
 */
export async function mountDice(root, { parts }) {
  const id = parts[0] ?? "";
  const [view, { dice }, counts] = await Promise.all([
    matches.view(id, { since: 0 }),
    matches.dice(id),
    matches.diceCounts(),
    loadWords("dice"),
    loadStyle(new URL("../styles/dice.css", import.meta.url)),
  ]);
  const record = dice?.record;
  const finding = record && canHash && isOver(record) ? await check(record, view, keptOf(id)) : null;
  const game = playedName({ rules: view.rules.name, match_rules: view.match_rules, title: view.rules.title });
  root.append(
    h(
      "div",
      { class: "page narrow dice-page" },
      h("h1", null, t("sealed-title")),
      h("p", { class: "muted" }, [playersName(view.players), game, matchName(view.match)].join(" · ")),
      verdict(view, dice, finding),
      finding && record && checked(view, record, finding),
      how(),
      finding && byHand(finding),
      record && numbers(view, record),
      record?.seed && saving(id),
      h("p", { class: "muted small" }, t("sealed-counts", { ...counts })),
      h(
        "p",
        { class: "row" },
        link(
          view.phase.kind === "match-over" ? `/replay/${id}` : `/match/${id}`,
          { class: "btn" },
          t(view.phase.kind === "match-over" ? "replay-link" : "home-resume"),
        ),
      ),
    ),
  );
  return { title: t("sealed-title") };
}

/** @param {DiceRecord} record @returns {record is DiceRecord & {seed: string}} */
const isOver = (record) => record.seed !== null;

/** @param {View} view @param {DiceState | null} dice @param {Finding | null} finding */
function verdict(view, dice, finding) {
  const [kind, text] = verdictOf(view, dice, finding);
  return h(
    "p",
    { class: `dice-verdict card ${kind}`, attr: { role: "status" } },
    kind === "pass" && icon("check"),
    h("strong", null, text),
  );
}

/** @param {View} view @param {DiceState | null} dice @param {Finding | null} finding @returns {[string, string]} */
function verdictOf(view, dice, finding) {
  // Dice for which this browser has seen a promise do not lose it.
  if (finding) return finding.passed ? ["pass", t("sealed-promised")] : ["fail", t("sealed-wrong")];
  if (!dice) return keptOf(view.id) ? ["fail", t("sealed-wrong")] : ["none", t("sealed-none")];
  if (view.dice_mode === "hand") return ["none", t("sealed-hand")];
  return ["none", t(isOver(dice.record) ? "sealed-insecure" : "sealed-running")];
}

/** @param {View} view @param {DiceRecord} record @param {Finding} finding */
function checked(view, record, finding) {
  /** @param {"pass" | "fail" | "none"} mark @param {string} text @param {HTMLElement | null} [more] */
  const row = (mark, text, more = null) =>
    h(
      "li",
      { class: mark },
      h(
        "span",
        { class: "dice-mark", attr: { role: "img", "aria-label": t(`sealed-mark-${mark}`) } },
        { pass: "✓", fail: "✗", none: "–" }[mark],
      ),
      h("span", null, text, more),
    );
  const { faults } = finding;
  const list =
    faults.length === 0
      ? null
      : h(
          "ul",
          null,
          faults.slice(0, MOST).map(({ thrown, expected }) =>
            h(
              "li",
              null,
              t("sealed-throw-fault", {
                number: thrown.number,
                found: thrown.dice.join("-"),
                expected: expected.join("-"),
              }),
            ),
          ),
        );
  return h(
    "section",
    null,
    h("h2", null, t("sealed-checked-heading")),
    h(
      "ul",
      { class: "dice-checks plain-list" },
      row(finding.seed, t(`sealed-seed-${finding.seed}`)),
      row(finding.first, t(`sealed-first-${finding.first}`)),
      row(finding.match, t(`sealed-match-${finding.match}`)),
      view.players.map((seat, player) =>
        row(
          finding.secrets[player] ?? "none",
          secretWords(record, finding, playerName(seat, player === 1 ? 1 : 0), seat.kind, player),
        ),
      ),
      faults.length
        ? row("fail", t("sealed-throws-fail", { count: faults.length }), list)
        : row("pass", t("sealed-throws-pass", { count: finding.throws })),
      record.earlier > 0 && row("none", t("sealed-earlier", { count: record.earlier })),
    ),
  );
}

/** @param {DiceRecord} record @param {Finding} finding @param {string} name @param {"human" | "bot"} kind @param {number} player */
function secretWords(record, finding, name, kind, player) {
  const mark = finding.secrets[player];
  if (mark === "pass" || mark === "fail") return t(`sealed-secret-${mark}`, { name });
  if (kind === "bot") return t("sealed-secret-bot", { name });
  return t(record.promises[player] === null ? "sealed-secret-absent" : "sealed-secret-withheld", { name });
}

function how() {
  return h(
    "section",
    null,
    h("h2", null, t("sealed-how-heading")),
    h(
      "ol",
      { class: "stack" },
      ["sealed-how-1", "sealed-how-2", "sealed-how-3", "sealed-how-4"].map((message) => h("li", null, t(message))),
    ),
  );
}

/** One roll, so that it can be computed with pencil and paper. @param {Finding} finding */
function byHand({ example }) {
  if (!example) return null;
  const { thrown, bytes } = example;
  const used = bytes.filter((byte) => byte < 252).slice(0, thrown.dice.length);
  return h(
    "section",
    null,
    h("h2", null, t("sealed-hand-heading")),
    h(
      "p",
      null,
      t("sealed-hand-text", {
        number: thrown.number,
        dice: thrown.dice.join("-"),
        bytes: bytes.slice(0, MOST).join(", "),
      }),
    ),
    h("p", null, t("sealed-hand-left")),
    h(
      "ul",
      { class: "figures" },
      used.map((byte) =>
        h("li", null, t("sealed-hand-die", { byte, times: Math.floor(byte / 6), rest: byte % 6, die: (byte % 6) + 1 })),
      ),
    ),
  );
}

/** @param {View} view @param {DiceRecord} record */
function numbers(view, record) {
  /** @param {string} name @param {string | null} value */
  const row = (name, value) => value !== null && [h("dt", null, name), h("dd", { class: "dice-number" }, value)];
  const own = view.players.flatMap((seat, player) => {
    const name = playerName(seat, player === 1 ? 1 : 0);
    return [
      row(t("sealed-number-promise", { name }), record.promises[player] ?? null),
      row(t("sealed-number-secret", { name }), record.secrets[player] ?? null),
    ];
  });
  const running = record.seed === null && keptOf(view.id)?.commitment === record.commitment;
  return h(
    "section",
    null,
    h("h2", null, t("sealed-numbers-heading")),
    running && h("p", null, t("sealed-running-seen")),
    h(
      "dl",
      { class: "dice-numbers" },
      [row(t("sealed-number-commitment"), record.commitment), ...own, row(t("sealed-number-seed"), record.seed)].flat(),
    ),
  );
}

/** @param {string} id */
function saving(id) {
  const save = () =>
    matches.file(id, "json").then(
      (file) => download(file, `tavola-${id}.json`),
      (error) => toast(reason(error), "danger"),
    );
  return h(
    "section",
    null,
    h("h2", null, t("sealed-own-heading")),
    h("p", null, t("sealed-save-help")),
    h("button", { class: "btn", attr: { type: "button" }, on: { click: save } }, t("sealed-save")),
  );
}
