// Looks of the board, sounds and vibrations.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { axe, scriptOf, start } from "./harness.mjs";
import { CALM } from "./table.mjs";

const LOOKS = {
  walnut: "Walnut",
  baize: "Green baize",
  slate: "Slate",
  sea: "Sea",
  clay: "Terracotta",
  clear: "Colour-blind friendly",
  contrast: "High contrast",
};

let tavola;
before(async () => {
  tavola = await start();
});
after(() => tavola.stop());

/** Relative luminance of a colour as the browser computes it. */
const luminance = ([r, g, b]) =>
  [r, g, b]
    .map((part) => (part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
const contrast = (first, second) => {
  const [high, low] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
};

/** The red, green and blue of variables of the style sheet. */
const colours = (page, names) =>
  page.evaluate(
    (wanted) =>
      Object.fromEntries(
        wanted.map((name) => {
          const probe = document.createElement("span");
          probe.style.color = `var(${name})`;
          document.body.append(probe);
          const found = getComputedStyle(probe)
            .color.match(/[\d.]+/g)
            .map(Number)
            .slice(0, 3);
          probe.remove();
          return [name, found];
        }),
      ),
    names,
  );

for (const theme of ["light", "dark"]) {
  test(`in every look the two sides differ in brightness, and every mark from the checkers that it rings, ${theme}`, async () => {
    const page = await tavola.page({ path: "#/settings", theme });
    for (const [look, name] of Object.entries(LOOKS)) {
      await page.getByRole("radio", { name, exact: true }).check();
      assert.equal(await page.getAttribute("html", "data-board"), look);
      const seen = await colours(page, [
        "--ivory-b",
        "--ebony-b",
        "--ebony-rim",
        "--ivory-rim",
        "--field-a",
        "--mark",
        "--mark-rim",
      ]);
      assert.ok(
        contrast(seen["--ivory-b"], seen["--ebony-b"]) > 3,
        `${look}: checkers ${contrast(seen["--ivory-b"], seen["--ebony-b"])}`,
      );
      for (const side of ["ivory", "ebony"]) {
        const best = Math.max(
          contrast(seen[`--${side}-b`], seen["--field-a"]),
          contrast(seen[`--${side}-rim`], seen["--field-a"]),
        );
        assert.ok(best > 3, `${look}: ${side} on the field ${best}`);
      }
      assert.ok(contrast(seen["--mark"], seen["--mark-rim"]) > 3, `${look}: marks`);
    }
    assert.deepEqual(await axe(page), []);
    await page.context().close();
  });
}

test("every event has a sound of its own, and phones vibrate with it", async () => {
  const page = await tavola.page({ settings: { ...CALM, sound: true } });
  await page.mouse.click(3, 3);
  const heard = await page.evaluate(
    ({ sound }) => {
      let notes = [];
      const shaken = [];
      const parameter = () => ({
        set value(pitch) {
          notes.push(Math.round(pitch / 100));
        },
        setValueAtTime() {},
        exponentialRampToValueAtTime(to) {
          if (to > 1) notes.push(`to ${to}`);
        },
      });
      const node = () => ({
        connect: (next) => next,
        start: (at) => notes.push(`at ${at.toFixed(1)}`),
        stop() {},
        frequency: parameter(),
        gain: parameter(),
        Q: {},
      });
      globalThis.AudioContext = class {
        sampleRate = 8000;
        currentTime = 0;
        state = "running";
        destination = node();
        createBuffer() {
          return { getChannelData: () => new Float32Array(8) };
        }
        createGain() {
          return node();
        }
        createBufferSource() {
          return node();
        }
        createBiquadFilter() {
          return node();
        }
        createOscillator() {
          return node();
        }
      };
      Math.random = () => 0.5;
      globalThis.matchMedia = () => ({ matches: true });
      navigator.vibrate = (pattern) => shaken.push(String(pattern));
      const sounds = Object.keys(sound).map((name) => {
        notes = [];
        sound[name]();
        return notes.join(" ");
      });
      return { sounds, shaken };
    },
    await scriptOf(page, "sound.js"),
  );
  assert.equal(heard.sounds.length, 7);
  assert.equal(new Set(heard.sounds).size, 7, heard.sounds.join("\n"));
  assert.equal(new Set(heard.shaken).size, 7, heard.shaken.join("\n"));
  await page.context().close();
});
