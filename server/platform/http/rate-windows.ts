import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { rateWindows } from './schema.ts';

export interface Window {
  max: number;
  windowMs: number;
}

/** Counts requests across processes, for what costs money or guards a password. */
export interface RateWindows {
  /** Counts one request, or throws `rate_limited` with the seconds until the window ends. */
  take(key: string, window: Window): Promise<void>;
  /** Uncounts one request that had no effect. */
  release(key: string): Promise<void>;
  /** Deletes windows that have ended. */
  sweep(): Promise<void>;
}

export function createRateWindows(database: Pick<Database, 'db'>, clock: Clock): RateWindows {
  return {
    async take(key, { max, windowMs }) {
      const now = clock.now();
      const endsAt = new Date(now.getTime() + windowMs);
      // A window that ends much later than possible was started by a clock that ran ahead. A little later is
      // usual: concurrent requests read the clock before they wait for the row.
      const latest = new Date(endsAt.getTime() + windowMs);
      const hasEnded = sql`(${rateWindows.endsAt} < ${now.toISOString()}::timestamptz
        or ${rateWindows.endsAt} > ${latest.toISOString()}::timestamptz)`;
      // One statement, so that two processes cannot both take the last place. The count stops at the limit:
      // further tries do not extend the wait.
      const [row] = await database.db
        .insert(rateWindows)
        .values({ key, count: 1, endsAt })
        .onConflictDoUpdate({
          target: rateWindows.key,
          set: {
            count: sql`case when ${hasEnded} then 1 else least(${rateWindows.count} + 1, ${max + 1}) end`,
            endsAt: sql`case when ${hasEnded} then excluded.ends_at else ${rateWindows.endsAt} end`,
          },
        })
        .returning({ count: rateWindows.count, endsAt: rateWindows.endsAt });
      if (row === undefined || row.count <= max) return;
      const seconds = Math.ceil((row.endsAt.getTime() - now.getTime()) / 1000);
      throw new AppError('rate_limited', { retryAfterSeconds: Math.max(1, seconds) });
    },
    async release(key) {
      await database.db
        .update(rateWindows)
        .set({ count: sql`greatest(${rateWindows.count} - 1, 0)` })
        .where(and(eq(rateWindows.key, key), gte(rateWindows.endsAt, clock.now())));
    },
    async sweep() {
      await database.db.delete(rateWindows).where(lt(rateWindows.endsAt, clock.now()));
    },
  };
}
