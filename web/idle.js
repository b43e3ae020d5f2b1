// Parts of a page that may wait until the reader comes near them, or the browser has nothing else to do.

/** Milliseconds in which a step is done though the browser is busy. */
const PATIENCE_MS = 1000;
/** Milliseconds for a reader to choose from the head of a page. Parts out of sight come after that. */
const CHOICE_MS = 2000;

/** @param {() => void} work */
function whenIdle(work) {
  // Safari has no idle callbacks.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: PATIENCE_MS });
  else setTimeout(work);
}

/**
 * Does steps that draw a page downwards, one after the other. Each has an idle moment of its own, so the page answers and
 * paints between two of them. Steps whose place is out of sight wait for a while, or until the reader comes near.
 * @param {readonly (() => void)[]} steps
 * @param {Element} end the place after the part drawn so far
 * @returns {() => void} drops the steps that are left
 */
export function drawDownwards(steps, end) {
  const left = [...steps];
  let near = false;
  let late = false;
  let waits = false;
  const next = () => {
    if (waits || left.length === 0 || !(near || late)) return;
    waits = true;
    whenIdle(() => {
      waits = false;
      left.shift()?.();
      next();
    });
  };
  const watch = new IntersectionObserver(
    (entries) => {
      near = entries.at(-1)?.isIntersecting ?? near;
      next();
    },
    { rootMargin: "25%" },
  );
  watch.observe(end);
  const timer = setTimeout(() => {
    late = true;
    next();
  }, CHOICE_MS);
  return () => {
    left.length = 0;
    watch.disconnect();
    clearTimeout(timer);
  };
}

/**
 * Runs the steps of a drawing one after the other, each in its own frame, so that no frame is long.
 * @param {readonly (() => void)[]} steps
 * @returns {() => void} drops the remaining steps
 */
export function drawInSteps(steps) {
  const left = [...steps];
  let frame = 0;
  const later = () => {
    if (left.length) frame = requestAnimationFrame(next);
  };
  const next = () => {
    left.shift()?.();
    later();
  };
  later();
  return () => cancelAnimationFrame(frame);
}
