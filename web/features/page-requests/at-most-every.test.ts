import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atMostEvery } from './at-most-every.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open() {
  const run = vi.fn();
  return { run, ...atMostEvery(1_000, run) };
}

test('does it at once, and what is asked for too soon once more at the end of the time', () => {
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

test('rests after the second as after the first', () => {
  const { run, ask } = open();
  ask();
  ask();
  vi.advanceTimersByTime(1_000);
  ask();
  expect(run).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledTimes(3);
});

test('does nothing any more once it is stopped', () => {
  const { run, ask, stop } = open();
  ask();
  ask();
  stop();
  vi.advanceTimersByTime(10_000);
  expect(run).toHaveBeenCalledTimes(1);
});
