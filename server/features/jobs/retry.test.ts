import { expect, it } from 'vitest';
import { EngineError } from '#engines/engine.ts';
import { isOutOfAttempts, jobRetry, waitBeforeNext } from './retry.ts';

const busy = new EngineError('rate_limited', 'later');
const after = (attempt: number, requeues = 0) => ({ attempt, requeues });

it('waits 1, 8, 64 and 512 seconds before the next attempt, and has no sixth', () => {
  const waits = [1, 2, 3, 4, 5].map((attempt) => waitBeforeNext(after(attempt), busy));
  expect(waits).toEqual([1_000, 8_000, 64_000, 512_000, null]);
  expect([5, 6].map((attempt) => isOutOfAttempts(after(attempt)))).toEqual([false, true]);
});

it('waits as long as the engine asks for', () => {
  const rateLimited = new EngineError('rate_limited', 'later', { retryAfterMs: 90_000 });
  expect(waitBeforeNext(after(3), rateLimited)).toBe(90_000);
});

it('does not count an attempt ended by a server stop', () => {
  expect(isOutOfAttempts(after(jobRetry.maxAttempts + 2, 2))).toBe(false);
  expect(waitBeforeNext(after(4, 3), busy)).toBe(1_000);
});

it('does not retry what cannot succeed, or may have cost something', () => {
  const refused = new EngineError('refused', 'no');
  const paid = new EngineError('unavailable', 'the answer broke off', { mayHaveCost: true });
  for (const error of [refused, paid, new Error('a fault of ours')]) {
    expect(waitBeforeNext(after(1), error)).toBeNull();
  }
});
