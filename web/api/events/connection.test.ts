import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ConnectionState, keepConnected } from './connection.ts';
import { type StreamOptions, StreamRefused } from './stream.ts';
import type { Timers } from './timers.ts';

type Reading = Omit<StreamOptions, 'fetch' | 'address'>;

const timers: Timers = {
  setTimeout: (run, delayMs) => Number(setTimeout(run, delayMs)),
  clearTimeout: (id) => clearTimeout(id),
  random: () => 0,
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A fake server: every attempt stays open until the test ends it. */
function connect(lastEventId: string | null = null) {
  const attempts: (Reading & { end: () => void; fail: (reason: Error) => void })[] = [];
  const states: ConnectionState[] = [];
  const onFreshStart = vi.fn();
  const onUnauthorized = vi.fn();
  const connection = keepConnected({
    timers,
    lastEventId,
    read: (options) =>
      new Promise((end, fail) => {
        attempts.push({ ...options, end, fail });
        options.signal.addEventListener('abort', () => fail(new Error('aborted')));
      }),
    onState: (state) => states.push(state),
    onMessage: () => {},
    onFreshStart,
    onUnauthorized,
  });
  const attempt = (index: number) => {
    const found = attempts[index];
    if (found === undefined) throw new Error(`There is no attempt ${index}.`);
    return found;
  };
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { connection, attempts, attempt, states, onFreshStart, onUnauthorized, settle };
}

test('resumes after the last event seen', async () => {
  const { attempt, attempts, onFreshStart, settle } = connect();
  attempt(0).onOpen();
  expect(onFreshStart).toHaveBeenCalledTimes(1);
  attempt(0).onMessage({ id: '7', type: 'coins.changed', payload: {} });
  attempt(0).onMessage({ id: null, type: 'job.progress', payload: {} });
  attempt(0).end();
  await settle();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(attempts).toHaveLength(2);
  expect(attempt(1).lastEventId).toBe('7');
  attempt(1).onOpen();
  expect(onFreshStart).toHaveBeenCalledTimes(1);
});

test('waits longer after each failure, at most 10 s, and starts over after a success', async () => {
  const { attempt, attempts, settle } = connect('1');
  const waits: number[] = [];
  for (let index = 0; index < 6; index += 1) {
    attempt(index).fail(new Error('down'));
    await settle();
    let waited = 0;
    while (attempts.length === index + 1) {
      await vi.advanceTimersByTimeAsync(500);
      waited += 500;
    }
    waits.push(waited);
  }
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
  attempt(6).onOpen();
  attempt(6).end();
  await settle();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(attempts).toHaveLength(8);
});

test('waits as long as the server asked for', async () => {
  const { attempt, attempts, settle } = connect('1');
  attempt(0).onRetry(6_000);
  attempt(0).end();
  await settle();
  await vi.advanceTimersByTimeAsync(5_999);
  expect(attempts).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(attempts).toHaveLength(2);
});

test('closes a silent connection and keeps one with a heartbeat', async () => {
  const { attempt, attempts, states } = connect('1');
  attempt(0).onOpen();
  await vi.advanceTimersByTimeAsync(40_000);
  attempt(0).onActivity();
  await vi.advanceTimersByTimeAsync(44_000);
  expect(attempts).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(attempts).toHaveLength(2);
  expect(states).toEqual(['open', 'down']);
});

test('retries at once when asked to', async () => {
  const { attempt, attempts, connection, settle } = connect('1');
  attempt(0).fail(new Error('down'));
  await settle();
  connection.retryNow();
  connection.retryNow();
  expect(attempts).toHaveLength(2);
});

test('a probe closes the stream and resumes it', async () => {
  const { attempt, attempts, connection, states, settle } = connect('7');
  attempt(0).onOpen();
  connection.probe();
  await settle();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(attempts).toHaveLength(2);
  expect(attempt(1).lastEventId).toBe('7');
  expect(states).toEqual(['open', 'down']);
});

test('stops when the session has ended', async () => {
  const { attempt, attempts, onUnauthorized, settle } = connect('1');
  attempt(0).fail(new StreamRefused(401));
  await settle();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
  expect(attempts).toHaveLength(1);
});

test('leaves no timer or attempt behind when closed', async () => {
  const { attempt, attempts, connection, settle } = connect('1');
  connection.close();
  await settle();
  expect(attempt(0).signal.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
  expect(attempts).toHaveLength(1);
});
