import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSessionAlive } from './keep-alive.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start() {
  const renew = vi.fn();
  let interact = () => {};
  const stop = keepSessionAlive({
    renew,
    onActivity(listener) {
      interact = listener;
      return () => {
        interact = () => {};
      };
    },
    setTimeout: (run, delayMs) => Number(globalThis.setTimeout(run, delayMs)),
    clearTimeout: (id) => globalThis.clearTimeout(id),
  });
  return { renew, stop, interact: () => interact() };
}

test('renews on load and every 20 minutes', () => {
  const { renew, stop } = start();
  expect(renew).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(40 * 60_000);
  expect(renew).toHaveBeenCalledTimes(3);
  stop();
});

test('renews once, 5 seconds after the last of many activities', () => {
  const { renew, stop, interact } = start();
  for (let second = 0; second < 30; second += 1) {
    interact();
    vi.advanceTimersByTime(1_000);
  }
  expect(renew).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(4_000);
  expect(renew).toHaveBeenCalledTimes(2);
  stop();
});

test('leaves no timer behind when stopped', () => {
  const { stop, interact } = start();
  interact();
  stop();
  expect(vi.getTimerCount()).toBe(0);
});
