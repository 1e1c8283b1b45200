import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';

interface Bucket {
  tokens: number;
  filledAt: number;
}

export interface TokenBucketOptions {
  perSecond: number;
  burst: number;
  clock: Clock;
  /** The most buckets kept. The fullest are dropped first, which changes nothing. */
  capacity?: number;
}

/** An in-process limit for cheap and frequent requests: a burst, refilled at a steady rate. */
export class TokenBuckets {
  readonly #options: Required<TokenBucketOptions>;
  readonly #buckets = new Map<string, Bucket>();

  constructor(options: TokenBucketOptions) {
    this.#options = { capacity: 50_000, ...options };
  }

  /** Takes one token, or throws `rate_limited`. */
  take(key: string): void {
    const bucket = this.#fill(key);
    if (bucket.tokens < 1) {
      const seconds = Math.ceil((1 - bucket.tokens) / this.#options.perSecond);
      throw new AppError('rate_limited', { retryAfterSeconds: Math.max(1, seconds) });
    }
    bucket.tokens -= 1;
  }

  #fill(key: string): Bucket {
    const { perSecond, burst, clock, capacity } = this.#options;
    const now = clock.now().getTime();
    const bucket = this.#buckets.get(key);
    if (bucket === undefined) {
      if (this.#buckets.size >= capacity) this.#evictFull(now);
      const fresh = { tokens: burst, filledAt: now };
      this.#buckets.set(key, fresh);
      return fresh;
    }
    const elapsedMs = Math.max(0, now - bucket.filledAt);
    bucket.tokens = Math.min(burst, bucket.tokens + (elapsedMs / 1000) * perSecond);
    bucket.filledAt = now;
    return bucket;
  }

  /** Drops buckets that would be full by now; if all are in use, the oldest. */
  #evictFull(now: number): void {
    const { perSecond, burst, capacity } = this.#options;
    for (const [key, bucket] of this.#buckets) {
      if (bucket.tokens + ((now - bucket.filledAt) / 1000) * perSecond >= burst) this.#buckets.delete(key);
    }
    for (const key of this.#buckets.keys()) {
      if (this.#buckets.size < capacity) break;
      this.#buckets.delete(key);
    }
  }
}
