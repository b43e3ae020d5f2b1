// The sounds of the table, made on the spot with WebAudio: wood on wood, dice, and a soft chord at the end.

import { settings } from "./settings.js";

/** @type {AudioContext | null} */
let context = null;
/** @type {AudioBuffer | null} */
let noise = null;

/** The sound machine, once a hand has touched the page: before that browsers keep it silent. */
function machine() {
  if (!settings.get("sound") || !("AudioContext" in globalThis)) return null;
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  if (!noise) {
    noise = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  }
  return { context, noise };
}

/**
 * A knock of wood: a short burst of filtered noise over a low tone.
 * @param {number} pitch in hertz
 * @param {number} loudness 0 to 1
 * @param {number} [after] seconds from now
 */
function knock(pitch, loudness, after = 0) {
  const sound = machine();
  if (!sound) return;
  const start = sound.context.currentTime + after;
  const out = sound.context.createGain();
  out.gain.setValueAtTime(loudness * 0.3, start);
  out.gain.exponentialRampToValueAtTime(0.0001, start + 0.09);
  out.connect(sound.context.destination);

  const burst = sound.context.createBufferSource();
  burst.buffer = sound.noise;
  const filter = sound.context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch * 5;
  filter.Q.value = 1.4;
  burst.connect(filter).connect(out);
  burst.start(start, 0, 0.05);

  tone(pitch, loudness * 0.5, 0.08, after, "triangle");
}

/**
 * @param {number} pitch
 * @param {number} loudness
 * @param {number} length seconds
 * @param {number} [after]
 * @param {OscillatorType} [shape]
 */
function tone(pitch, loudness, length, after = 0, shape = "sine") {
  const sound = machine();
  if (!sound) return;
  const start = sound.context.currentTime + after;
  const out = sound.context.createGain();
  out.gain.setValueAtTime(0.0001, start);
  out.gain.exponentialRampToValueAtTime(Math.max(0.0002, loudness * 0.22), start + 0.008);
  out.gain.exponentialRampToValueAtTime(0.0001, start + length);
  const voice = sound.context.createOscillator();
  voice.type = shape;
  voice.frequency.value = pitch;
  voice.connect(out).connect(sound.context.destination);
  voice.start(start);
  voice.stop(start + length + 0.02);
}

export const sound = {
  move() {
    knock(210 + Math.random() * 30, 0.8);
  },
  hit() {
    knock(160, 1);
    knock(260, 0.7, 0.07);
  },
  off() {
    knock(320, 0.6);
  },
  roll() {
    for (let index = 0; index < 6; index++) knock(380 + Math.random() * 220, 0.55 - index * 0.06, index * 0.07 + Math.random() * 0.03);
  },
  cube() {
    knock(120, 1);
    knock(120, 0.6, 0.13);
  },
  won() {
    for (const [index, pitch] of [392, 494, 587, 784].entries()) tone(pitch, 0.5, 0.9, index * 0.09);
  },
  lost() {
    for (const [index, pitch] of [392, 330, 262].entries()) tone(pitch, 0.4, 0.8, index * 0.13);
  },
};
