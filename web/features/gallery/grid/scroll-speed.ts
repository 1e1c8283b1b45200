/** Scroll speed of the page. Shared by all grids, since only one is visible. */
const settleMs = 120;
/** From this speed only shapes and colours can be seen. Pixels a second. */
const flyingPxPerSecond = 6_000;

/** From this speed 1,200 px pass in less time than a busy server may need for a picture. */
const fastPxPerSecond = 1_500;

let last: { offset: number; at: number } | null = null;
let speed = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

/**
 * Records the scroll position at a moment, in pixels and milliseconds. Returns the speed in pixels a second,
 * averaged over a few frames; positive downwards.
 */
export function recordScroll(offset: number, at: number): number {
  const ms = last === null ? 0 : at - last.at;
  if (last !== null && ms > 0) {
    const now = ((offset - last.offset) / ms) * 1_000;
    speed = ms > settleMs ? 0 : speed * 0.6 + now * 0.4;
  }
  last = { offset, at };
  clearTimeout(timer);
  timer = setTimeout(settle, settleMs);
  return speed;
}

function settle(): void {
  last = null;
  speed = 0;
  for (const listener of [...waiting]) listener();
}

export function isScrolling(): boolean {
  return speed !== 0;
}

/** Whether pictures pass faster than they can be seen. */
export function isFlying(): boolean {
  return Math.abs(speed) > flyingPxPerSecond;
}

/** Whether tiles drawn ahead are reached so soon that their pictures must load at once. */
export function isFast(pxPerSecond: number = speed): boolean {
  return Math.abs(pxPerSecond) > fastPxPerSecond;
}

/** Calls the listener when the page is still again. Returns a function that cancels. */
export function onSettled(listener: () => void): () => void {
  waiting.add(listener);
  return () => waiting.delete(listener);
}
