import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateLimits } from '#contract/rate-limits.ts';
import { AppError } from '../app-error.ts';
import { SettableClock } from '../clock.ts';
import { openTestDatabase, type TestDatabase } from '../database/testing.ts';
import { addressKey } from './client-address.ts';
import { createRateLimiter } from './rate-limits.ts';
import { createRateWindows, type RateWindows } from './rate-windows.ts';
import { rateWindows } from './schema.ts';
import { TokenBuckets } from './token-bucket.ts';

const clock = new SettableClock();
let test: TestDatabase;
let windows: RateWindows;
beforeAll(async () => {
  test = await openTestDatabase();
  windows = createRateWindows(test.database, clock);
});
afterAll(() => test.close());

async function refusal(work: Promise<void>): Promise<number | undefined> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError) || error.code !== 'rate_limited') throw new Error('it was not refused');
  return error.retryAfterSeconds;
}

describe('windows in the database', () => {
  it('admit exactly the limit, however many requests come at once', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, () => windows.take('at once', { max: 7, windowMs: 60_000 })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  });

  it('report how long to wait, and reopen when they end', async () => {
    const window = { max: 1, windowMs: 60_000 };
    await windows.take('again', window);
    clock.advance(20_000);
    expect(await refusal(windows.take('again', window))).toBe(40);
    clock.advance(40_001);
    await windows.take('again', window);
    expect(await refusal(windows.take('again', window))).toBe(60);
  });

  it('do not lock clients out after the clock ran ahead', async () => {
    const window = { max: 1, windowMs: 60_000 };
    clock.advance(3_600_000);
    await windows.take('ahead', window);
    clock.advance(-3_600_000);
    await windows.take('ahead', window);
    expect(await refusal(windows.take('ahead', window))).toBe(60);
  });

  it('do not restart for a request that was made a little earlier and arrives later', async () => {
    const window = { max: 2, windowMs: 60_000 };
    await windows.take('crossing', window);
    clock.advance(-5_000);
    await windows.take('crossing', window);
    await refusal(windows.take('crossing', window));
    clock.advance(5_000);
    await refusal(windows.take('crossing', window));
  });

  it('are deleted once they have ended', async () => {
    await windows.take('old', { max: 1, windowMs: 1_000 });
    clock.advance(1_001);
    await windows.take('new', { max: 1, windowMs: 600_000 });
    await windows.sweep();
    const keys = (await test.database.db.select().from(rateWindows)).map(({ key }) => key);
    expect(keys).toContain('new');
    expect(keys).not.toContain('old');
  });
});

describe('the limiter', () => {
  it('counts sign-ins by address and paid calls by user', async () => {
    const limiter = createRateLimiter({ windows, clock });
    const from = (address: string, userId: string | null) => ({ address, userId });
    for (let count = 0; count < rateLimits.signIn.perAddress; count += 1) {
      await limiter.take('signIn', from('203.0.113.1', null));
    }
    expect(await refusal(limiter.take('signIn', from('203.0.113.1', null)))).toBe(60);
    await limiter.take('signIn', from('203.0.113.2', null));
    await limiter.take('signUp', from('203.0.113.1', null));
    for (let count = 0; count < rateLimits.paidCall.perUser; count += 1) {
      await limiter.take('paidCall', from(`203.0.113.${count}`, 'payer'));
    }
    expect(await refusal(limiter.take('paidCall', from('203.0.113.99', 'payer')))).toBe(60);
    await limiter.take('paidCall', from('203.0.113.99', 'other'));
  });

  it('counts the requests of users apart from those of strangers at their address', () => {
    const limiter = createRateLimiter({ windows, clock, read: { perSecond: 1, burst: 3 } });
    const stranger = { address: '203.0.113.7', userId: null };
    for (let count = 0; count < 3; count += 1) limiter.takeRead(stranger);
    expect(() => limiter.takeRead(stranger)).toThrow(AppError);
    limiter.takeRead({ address: stranger.address, userId: 'u1' });
    limiter.takeRead({ address: '203.0.113.8', userId: null });
  });
});

describe('a token bucket', () => {
  it('allows a burst and then the steady rate', () => {
    const buckets = new TokenBuckets({ perSecond: 2, burst: 4, clock });
    const taken = () => {
      let count = 0;
      try {
        for (;;) {
          buckets.take('k');
          count += 1;
        }
      } catch {
        return count;
      }
    };
    expect(taken()).toBe(4);
    clock.advance(1_000);
    expect(taken()).toBe(2);
    clock.advance(60_000);
    expect(taken()).toBe(4);
  });

  it('limits the number of buckets, dropping the full ones first', () => {
    const buckets = new TokenBuckets({ perSecond: 1, burst: 1, clock, capacity: 3 });
    for (const key of ['a', 'b', 'c']) buckets.take(key);
    clock.advance(10_000);
    buckets.take('c');
    buckets.take('d');
    expect(() => buckets.take('c')).toThrow(AppError);
    for (const key of ['e', 'f', 'g', 'h']) buckets.take(key);
    expect(() => buckets.take('h')).toThrow(AppError);
  });
});

describe('addressKey', () => {
  it('treats an IPv6 network as one client, and an IPv4 address as itself', () => {
    expect(addressKey('2001:db8:1:2:aaaa::1')).toBe(addressKey('2001:db8:1:2:bbbb::2'));
    expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'));
    expect(addressKey('203.0.113.1')).toBe('203.0.113.1');
    expect(addressKey('unknown')).toBe('unknown');
  });
});
