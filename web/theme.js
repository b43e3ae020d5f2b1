// Work that cannot wait for modules, which run only after the document has been read: the stored colours, and, on a page without a
// server, the preload of the reader's words.

(() => {
  const root = document.documentElement.dataset;
  let chosen;
  try {
    const { theme, look, language } = JSON.parse(localStorage.getItem("tavola.settings") ?? "{}");
    chosen = language;
    if (theme === "light" || theme === "dark") root["theme"] = theme;
    if (typeof look === "string") root["board"] = look;
  } catch {
    // Without them the page has the system's colours until its own script runs.
  }
  /** @type {HTMLMetaElement | null} */
  const node = document.querySelector("meta[name=tavola-node]");
  const { words, languages } = node?.dataset ?? {};
  if (!words || !languages) return;
  const known = languages.split(" ");
  // As in `i18n.js`; a language that is missed here comes later.
  const language =
    [chosen, ...navigator.languages]
      .map((tag) => String(tag).toLowerCase().split("-")[0] ?? "")
      .find((code) => known.includes(code)) ?? known[0];
  for (const file of words.split(" ")) {
    const link = document.createElement("link");
    Object.assign(link, {
      rel: "preload",
      as: "fetch",
      crossOrigin: "anonymous",
      href: file.replace("LANGUAGE", String(language)),
    });
    document.head.append(link);
  }
})();
