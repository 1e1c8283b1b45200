import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open() {
  const run = vi.fn();
  return { run, ...throttle(1_000, run) };
}

test('runs at once, and requests during the interval once at its end', () => {
  const { run, ask } = open();
  ask();
  expect(run).toHaveBeenCalledTimes(1);
  for (let count = 0; count < 5; count += 1) ask();
  vi.advanceTimersByTime(999);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(2);
});

test('starts a new interval after the second run', () => {
  const { run, ask } = open();
  ask();
  ask();
  vi.advanceTimersByTime(1_000);
  ask();
  expect(run).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledTimes(3);
});

test('runs nothing after it was stopped', () => {
  const { run, ask, stop } = open();
  ask();
  ask();
  stop();
  vi.advanceTimersByTime(10_000);
  expect(run).toHaveBeenCalledTimes(1);
});
