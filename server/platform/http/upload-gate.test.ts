import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UploadGate } from './upload-gate.ts';

const tooMany = expect.objectContaining({ code: 'rate_limited' });

const fast = { bytesPerSecond: 1_000_000, cut: () => expect.unreachable('a fast upload was cut') };
const slow = () => ({ bytesPerSecond: 1, cut: vi.fn() });

let gate: UploadGate;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  gate = new UploadGate();
});
afterEach(() => vi.useRealTimers());

/** Enters for each of these callers, who all have a network of their own unless one is named. */
const enterAll = (count: number, pace: typeof fast, network?: string) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      gate.enter(`${network}-${index}`, network ?? `network ${index}`, pace),
    ),
  );

it('admits three concurrent uploads of one caller, and others besides', async () => {
  const leave = await Promise.all([1, 2, 3].map(() => gate.enter('ana', 'home', fast)));
  await expect(gate.enter('ana', 'home', fast)).rejects.toThrow(tooMany);
  await gate.enter('ben', 'home', fast);
  leave[0]?.();
  // A repeated release counts once.
  leave[0]?.();
  await gate.enter('ana', 'home', fast);
  await expect(gate.enter('ana', 'home', fast)).rejects.toThrow(tooMany);
});

it('limits all uploads together, and lets the next wait for a place', async () => {
  const leave = await enterAll(24, fast);
  const refused = expect(gate.enter('one more', 'elsewhere', fast)).rejects.toThrow(tooMany);
  await vi.advanceTimersByTimeAsync(3_200);
  await refused;
  const waiting = gate.enter('one more', 'elsewhere', fast);
  await vi.advanceTimersByTimeAsync(1_000);
  leave[0]?.();
  await vi.advanceTimersByTimeAsync(100);
  await waiting;
});

it('limits one network to half of the places', async () => {
  const leave = await enterAll(12, fast, 'home');
  const refused = expect(gate.enter('one more', 'home', fast)).rejects.toThrow(tooMany);
  await gate.enter('one more', 'elsewhere', fast);
  await vi.advanceTimersByTimeAsync(3_200);
  await refused;
  leave[0]?.();
  await gate.enter('another', 'home', fast);
  const next = expect(gate.enter('next', 'home', fast)).rejects.toThrow(tooMany);
  await vi.advanceTimersByTimeAsync(3_200);
  await next;
});

it('keeps a third of the places for networks without an upload', async () => {
  await enterAll(12, fast, 'one');
  await enterAll(4, fast, 'two');
  const refused = expect(gate.enter('more of two', 'two', fast)).rejects.toThrow(tooMany);
  await vi.advanceTimersByTimeAsync(3_200);
  await refused;
  await enterAll(8, fast);
});

it('gives the place of the slowest upload to the next, once that has had half a second', async () => {
  const slowest = slow();
  const slower = { ...slow(), bytesPerSecond: 9_000 };
  await gate.enter('slowest', 'a', slowest);
  await gate.enter('slower', 'b', slower);
  await enterAll(22, fast);
  const next = gate.enter('next', 'c', fast);
  await vi.advanceTimersByTimeAsync(400);
  expect(slowest.cut).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  await next;
  expect(slowest.cut).toHaveBeenCalledOnce();
  await gate.enter('after', 'd', fast);
  expect(slower.cut).toHaveBeenCalledOnce();
});

it('takes no other network’s place where the own network is full', async () => {
  const elsewhere = slow();
  await gate.enter('slow', 'elsewhere', elsewhere);
  await enterAll(11, fast, 'home');
  const own = slow();
  await gate.enter('slow at home', 'home', own);
  await vi.advanceTimersByTimeAsync(600);
  await gate.enter('next', 'home', fast);
  expect(own.cut).toHaveBeenCalledOnce();
  expect(elsewhere.cut).not.toHaveBeenCalled();
});
