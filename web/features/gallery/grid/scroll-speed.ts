/** How fast the page is scrolled: one for all grids, since only one of them is looked at. */
const settleMs = 120;
/** From here on nobody makes out more than shapes and colours. Pixels a second. */
const flyingPxPerSecond = 6_000;

/** From here on 1,200 px are gone in less time than a busy server may take for a picture. */
const hurriedPxPerSecond = 1_500;

let last: { offset: number; at: number } | null = null;
let speed = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

/**
 * Notes where the page stands at a moment, in pixels and milliseconds. Answers the speed in pixels a second, over a few
 * frames, above zero downwards.
 */
export function noteScroll(offset: number, at: number): number {
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

/** Whether pictures pass by faster than they can be looked at. */
export function isFlying(): boolean {
  return Math.abs(speed) > flyingPxPerSecond;
}

/** Whether what is drawn ahead is reached so soon that its pictures are loaded at once. */
export function isHurried(pxPerSecond: number = speed): boolean {
  return Math.abs(pxPerSecond) > hurriedPxPerSecond;
}

/** Calls back when the page next stands still. Answers how to stop waiting. */
export function onSettled(listener: () => void): () => void {
  waiting.add(listener);
  return () => waiting.delete(listener);
}
