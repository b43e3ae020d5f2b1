// The words of each page: the files of messages that it loads have every message that its scripts show.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { test } from "node:test";

const ROOT = new URL("../../", import.meta.url).pathname;
/** A file without its comments. @param {string} path */
const read = (path) => readFileSync(join(ROOT, path), "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm, "");

/** Scripts that a script imports, at once or later. @param {string} path */
const imports = (path) =>
  [...read(path).matchAll(/(?:from|import|import\()\s*"(\.[^"]+\.js)"/g)].map(([, name]) =>
    normalize(join(dirname(path), name ?? "")),
  );

/** All scripts that a page may run. The routes of `main.js` are other pages. @param {string} path */
function reached(path) {
  const found = new Set([path]);
  for (const each of found) {
    if (each === "web/main.js") continue;
    for (const next of imports(each)) if (!next.includes("/vendor/")) found.add(next);
  }
  return [...found];
}

/** The messages of a file of words, in English. @param {string} file */
const messages = (file) => [...read(`locales/en/${file}.ftl`).matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? "");

/** Every message. */
const ids = new Set(readdirSync(join(ROOT, "locales/en")).flatMap((name) => messages(name.replace(".ftl", ""))));

/** The messages that a script names, and the beginnings of names that it completes. @param {string} path */
function asked(path) {
  const text = read(path);
  return {
    // A name of several words is that of a message also in a table.
    whole: [...text.matchAll(/(\bt\(\s*)?"([\w-]+)"/g)]
      .filter(([, call, id]) => call || (id?.includes("-") && ids.has(id)))
      .map(([, , id]) => id ?? ""),
    // Where it first looks whether a message exists, it has other words.
    begun: [...text.matchAll(/\bt\(`([\w-]+-)\$\{/g)]
      .map(([, begin]) => begin ?? "")
      .filter((begin) => !text.includes(`has(\`${begin}\${`)),
  };
}

/** The words that every page has. */
const everywhere = [...(read("web/i18n.js").match(/new Set\((\[.*?\])\)/)?.[1] ?? "").matchAll(/"(\w+)"/g)].map(
  ([, file]) => file ?? "",
);

/** The routes: name, script, and files of words that are fetched with it. */
const routes = [
  ...read("web/main.js").matchAll(
    /^ {2}(?:"")?(\w*): lazy\(\s*async \(\) => [\s\S]*?import\("\.\/([^"]+)"\)([\s\S]*?)\),\n/gm,
  ),
].map(([, name, script, rest]) => ({
  name: name ?? "",
  script: `web/${script}`,
  words: [...(rest?.match(/(?:,\s*"\w+")*$/)?.[0] ?? "").matchAll(/"(\w+)"/g)].map(([, file]) => file ?? ""),
}));

test("all routes are found", () => {
  const named = [...read("web/main.js").matchAll(/import\("\.\/(?!api|people\/(?:calls|waiting)|tab)[^"]+"\)/g)].length;
  assert.equal(routes.length, named);
  assert.ok(routes.length > 20 && everywhere.length > 1, `${routes.length} routes`);
});

for (const { name, script, words } of routes) {
  test(`the words of ${name || "the first page"} have all messages that it shows`, () => {
    const scripts = reached(script);
    const loaded = scripts.flatMap((path) =>
      [...read(path).matchAll(/loadWords\("(\w+)"\)/g)].map(([, file]) => file ?? ""),
    );
    const files = new Set([...everywhere, ...words, ...loaded]);
    const known = [...files].flatMap(messages);
    const missing = [];
    for (const path of [...scripts, "web/shell.js"]) {
      const { whole, begun } = asked(path);
      missing.push(...whole.filter((id) => !known.includes(id)).map((id) => `${path}: ${id}`));
      const lacking = begun.filter((begin) => !known.some((id) => id.startsWith(begin)));
      missing.push(...lacking.map((begin) => `${path}: ${begin}…`));
    }
    assert.deepEqual(missing, []);
  });
}
