import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isFlying, onSettled, recordScroll } from './scroll-speed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

/** Scrolls for some frames of 16 ms and returns the speed at their end. */
function scroll(pxPerFrame: number, frames = 20): number {
  let speed = 0;
  for (let frame = 0; frame < frames; frame += 1) speed = recordScroll(frame * pxPerFrame, frame * 16);
  return speed;
}

it('measures speed and direction after a few frames', () => {
  expect(scroll(48)).toBeCloseTo(3_000, -1);
  vi.runAllTimers();
  expect(scroll(-48)).toBeCloseTo(-3_000, -1);
});

it('distinguishes flying past from browsing', () => {
  scroll(48);
  expect(isFlying()).toBe(false);
  vi.runAllTimers();
  scroll(240);
  expect(isFlying()).toBe(true);
});

it('reports when the page is still, and is not flying then', () => {
  const settled = vi.fn();
  const stop = onSettled(settled);
  scroll(240);
  vi.advanceTimersByTime(119);
  expect(settled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(settled).toHaveBeenCalledTimes(1);
  expect(isFlying()).toBe(false);
  stop();
});

it('ignores a jump after a pause', () => {
  recordScroll(0, 0);
  expect(recordScroll(100_000, 5_000)).toBe(0);
});
