// Sounds and vibrations of the table. Sounds are synthesised with WebAudio: wood on wood, dice, and a soft chord at the end; each
// event has its own. Phones that can vibrate do so along with them.

import { settings } from "./settings.js";

/** @type {AudioContext | null} */
let context = null;
/** @type {AudioBuffer | null} */
let noise = null;

/** Whether the reader has touched the page: before that, browsers keep it silent and at rest. */
const touched = () => navigator.userActivation?.hasBeenActive ?? true;

/** The context and its noise; null if no sound is wanted. */
function machine() {
  if (!settings.get("sound") || !("AudioContext" in globalThis) || !touched()) return null;
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

  tone(pitch, loudness * 0.5, 0.08, { after, shape: "triangle" });
}

/**
 * @param {number} pitch in hertz
 * @param {number} loudness 0 to 1
 * @param {number} length seconds
 * @param {{after?: number, shape?: OscillatorType, to?: number}} [how] `to`: the pitch that it glides to
 */
function tone(pitch, loudness, length, { after = 0, shape = "sine", to } = {}) {
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
  if (to) voice.frequency.exponentialRampToValueAtTime(to, start + length);
  voice.connect(out).connect(sound.context.destination);
  voice.start(start);
  voice.stop(start + length + 0.02);
}

/** Whether this device is held in a hand that can feel it. */
export const canVibrate = () => "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

/** @param {...number} pattern milliseconds, by turns on and off */
function shake(...pattern) {
  if (settings.get("haptics") && touched() && canVibrate()) navigator.vibrate(pattern);
}

export const sound = {
  /** A checker is put down. */
  move() {
    knock(210 + Math.random() * 30, 0.8);
    shake(8);
  },
  /** A checker is hit, or pinned. */
  hit() {
    knock(150, 1);
    tone(420, 0.5, 0.16, { after: 0.03, shape: "triangle", to: 150 });
    shake(25, 30, 25);
  },
  /** A checker is borne off. */
  off() {
    knock(330, 0.6);
    tone(660, 0.35, 0.14, { after: 0.05, to: 880 });
    shake(14);
  },
  roll() {
    for (let index = 0; index < 6; index++)
      knock(400 + Math.random() * 220, 0.55 - index * 0.06, index * 0.07 + Math.random() * 0.03);
    shake(10, 40, 10, 50, 10);
  },
  /** The cube is turned or answered. */
  cube() {
    knock(110, 1);
    for (const pitch of [147, 220]) tone(pitch, 0.5, 0.6, { after: 0.04 });
    shake(60);
  },
  won() {
    for (const [index, pitch] of [392, 494, 587, 784].entries()) tone(pitch, 0.5, 0.9, { after: index * 0.09 });
    shake(30, 60, 30, 60, 80);
  },
  lost() {
    for (const [index, pitch] of [392, 330, 262].entries()) tone(pitch, 0.4, 0.8, { after: index * 0.13 });
    shake(120);
  },
};
