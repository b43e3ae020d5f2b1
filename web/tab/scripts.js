// Runs the scripts of a site. `tavola site` writes them as functions into a few files (`crates/server/src/assets/bundle.rs`), and this
// one begins the first of them. A browser takes milliseconds for each file, even if it has stored it.

/** @typedef {Record<string, unknown>} Exports */
/**
 * @typedef {object} Script
 * @property {readonly string[]} imports paths of other scripts
 * @property {(...imports: Exports[]) => Promise<Exports>} run
 */

/** The scripts by their paths; for one that is not here yet, the file that adds it. @type {Record<string, Script | string>} */
const scripts = {};
/** The exports of the scripts that run or have run. @type {Map<string, Promise<Exports>>} */
const begun = new Map();

/** @param {typeof scripts} more */
export function addScripts(more) {
  Object.assign(scripts, more);
}

/**
 * As an import: runs a script after those that it imports, once.
 * @param {string} path
 * @returns {Promise<Exports>}
 */
export function loadScript(path) {
  let coming = begun.get(path);
  if (!coming) {
    coming = run(path);
    begun.set(path, coming);
    // Without a network it may be tried again.
    coming.catch(() => begun.delete(path));
  }
  return coming;
}

/** @param {string} path */
async function run(path) {
  const file = scripts[path];
  if (typeof file === "string") await import(file);
  const script = scripts[path];
  if (typeof script !== "object") throw new Error(`no script ${path}`);
  const imports = [];
  for (const each of script.imports) imports.push(await loadScript(each));
  return script.run(...imports);
}
