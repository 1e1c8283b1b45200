import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { minuteMs, secondMs } from '#contract/durations.ts';
import type { Log } from '../log-types.ts';
import { Outage } from './outage.ts';

let lines: { message: string; details: object }[];
let outage: Outage;
const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  const add = (details: object, message: string) => void lines.push({ message, details });
  const log: Log = { debug: add, info: add, warn: add, error: add };
  outage = new Outage(log);
});
afterEach(() => {
  outage.close();
  vi.useRealTimers();
});

function failOnce(): void {
  outage.log.error({ err: refused(), code: 'unavailable' }, 'request failed');
  outage.log.warn({ error: 'Connection terminated unexpectedly' }, 'progress could not be sent');
  outage.log.error({ error: new Error('Failed query', { cause: refused() }) }, 'the queue failed');
  outage.log.error({ error: 'adapter', details: [refused()] }, 'better-auth failed');
  outage.log.info({ status: 503, path: '/api/user/coins' }, 'request');
}

describe('an outage of the database', () => {
  it('writes a line when it begins, one a minute, and one when it ends, however much fails', () => {
    outage.begin('connect ECONNREFUSED');
    for (let second = 0; second < 150; second += 1) {
      outage.begin('connect ECONNREFUSED');
      for (let call = 0; call < 100; call += 1) failOnce();
      vi.advanceTimersByTime(secondMs);
    }
    outage.end();
    expect(lines).toEqual([
      {
        message: 'the database is away: calls are answered with 503 until it is back',
        details: { reason: 'connect ECONNREFUSED' },
      },
      {
        message: 'the database is still away',
        details: { seconds: 60, refusedCalls: 6_000, droppedLines: 24_000 },
      },
      {
        message: 'the database is still away',
        details: { seconds: 120, refusedCalls: 6_000, droppedLines: 24_000 },
      },
      {
        message: 'the database is back',
        details: { seconds: 150, refusedCalls: 3_000, droppedLines: 12_000 },
      },
    ]);
  });

  it('hides no other line', () => {
    outage.begin('gone');
    outage.log.error({ err: new Error('a bug') }, 'request failed');
    outage.log.warn({ pages: 3 }, 'a picture is too large');
    outage.log.info({ status: 200 }, 'request');
    expect(lines).toHaveLength(4);
  });

  it('hides nothing when it is over', () => {
    outage.begin('gone');
    outage.end();
    lines = [];
    failOnce();
    vi.advanceTimersByTime(2 * minuteMs);
    expect(lines).toHaveLength(5);
  });

  it('is known to what began before it, and to nothing that began after', () => {
    const before = performance.now();
    expect(outage.hasFailedSince(before)).toBe(false);
    outage.begin('gone');
    expect(outage.hasFailedSince(before)).toBe(true);
    vi.advanceTimersByTime(1);
    expect(outage.hasFailedSince(performance.now())).toBe(true);
    outage.end();
    expect(outage.hasFailedSince(before)).toBe(true);
    expect(outage.hasFailedSince(performance.now())).toBe(false);
  });
});
