// The stored colours, before anything is painted: a classic script, because modules run only after the document has been read.

(() => {
  const root = document.documentElement.dataset;
  try {
    const { theme, look } = JSON.parse(localStorage.getItem("tavola.settings") ?? "{}");
    if (theme === "light" || theme === "dark") root["theme"] = theme;
    if (typeof look === "string") root["board"] = look;
  } catch {
    // Without them the page has the system's colours until its own script runs.
  }
})();
