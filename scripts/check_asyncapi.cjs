// Checks that a file is valid AsyncAPI: node scripts/check_asyncapi.cjs docs/asyncapi.json, with @asyncapi/parser in NODE_PATH.
const { readFileSync } = require("node:fs");
const { Parser } = require("@asyncapi/parser");

new Parser().parse(readFileSync(process.argv[2], "utf8")).then(({ document, diagnostics }) => {
  const wrong = diagnostics.filter(({ severity }) => severity <= 1);
  for (const { path, message } of wrong) console.error(`${path.join(".")}: ${message}`);
  if (wrong.length > 0 || !document) process.exit(1);
  console.log(`${process.argv[2]} is valid AsyncAPI ${document.version()}, ${document.messages().all().length} messages`);
});
