import { rateLimits } from '#contract/rate-limits.ts';
import type { Clock } from '../clock.ts';
import { addressKey } from './client-address.ts';
import type { RateWindows } from './rate-windows.ts';
import { TokenBuckets } from './token-bucket.ts';

/** The limits that a call can name. Every call also takes a token of `read`. */
export type RateLimit = Exclude<keyof typeof rateLimits, 'read' | 'file'>;

export interface Caller {
  address: string;
  userId: string | null;
}

export interface RateLimiter {
  /** Takes one cheap request from the user, or from a visitor's address. */
  takeRead(caller: Caller): void;
  /** Takes one file from an address's limit. No database call. */
  takeFile(address: string): void;
  take(limit: RateLimit, caller: Caller): Promise<void>;
}

export interface RateLimiterOptions {
  windows: RateWindows;
  clock: Clock;
  /** Rate and burst of cheap requests and files; benchmarks raise the contract's. */
  read?: { perSecond: number; burst: number };
}

export function createRateLimiter({ windows, clock, read }: RateLimiterOptions): RateLimiter {
  const buckets = new TokenBuckets({ ...(read ?? rateLimits.read), clock });
  const files = new TokenBuckets({ ...(read ?? rateLimits.file), clock });
  const byAddress = (address: string) => `address:${addressKey(address)}`;
  const byUser = (caller: Caller) =>
    caller.userId === null ? byAddress(caller.address) : `user:${caller.userId}`;
  return {
    takeRead: (caller) => buckets.take(byUser(caller)),
    takeFile: (address) => files.take(byAddress(address)),
    async take(name, caller) {
      const limit = rateLimits[name];
      const { windowMs } = limit;
      const count = (key: string, max: number) => windows.take(`${name}:${key}`, { max, windowMs });
      if ('perUser' in limit) await count(byUser(caller), limit.perUser);
      if ('perAddress' in limit) await count(byAddress(caller.address), limit.perAddress);
    },
  };
}
