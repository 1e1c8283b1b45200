import type { CoinOrigin } from '#contract/coins.ts';
import { dayMs } from '#contract/durations.ts';
import { SettableClock } from '#server/platform/clock.ts';
import type { Database, Reader, Tx } from '#server/platform/database/database.ts';
import { openTestDatabase } from '#server/platform/database/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { type Coins, createCoins, type NewGrant } from './coins.ts';

/** Coins on their own database, with a settable clock and the published balances. */
export interface CoinBench {
  database: Database;
  coins: Coins;
  clock: SettableClock;
  /** Every `coins.changed` event, committed or not. */
  announced: { userId: string; coins: number }[];
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Creates a user with these coins, which expire after so many days; by default 100 for 30 days. */
  userWith(grant?: { amount?: number; days?: number }): Promise<string>;
  grant(
    userId: string,
    amount: number,
    days: number,
    given?: { reference?: string; origin?: CoinOrigin },
  ): Promise<void>;
  /** Users whose identity is proven. */
  proven: Set<string>;
  hold(userId: string, amount: number, jobId?: string): Promise<string>;
  close(): Promise<void>;
}

export async function openCoinBench(): Promise<CoinBench> {
  const { database, close } = await openTestDatabase();
  const clock = new SettableClock();
  const announced: CoinBench['announced'] = [];
  const events = {
    async publish(_tx: Tx, userId: string, _type: 'coins.changed', payload: { coins: number }) {
      announced.push({ userId, coins: payload.coins });
    },
    async publishEach(
      _tx: Tx,
      _type: 'coins.changed',
      news: readonly { userId: string; payload: { coins: number } }[],
    ) {
      for (const { userId, payload } of news) announced.push({ userId, coins: payload.coins });
    },
  };
  const proven = new Set<string>();
  const isProven = async (_: Reader, userId: string) => proven.has(userId);
  const coins = createCoins({ database, clock, newId, events, isProven, signupDays: 30 });
  const bench: CoinBench = {
    database,
    coins,
    clock,
    announced,
    proven,
    close,
    tx: (work) => database.inTransaction(work),
    async userWith({ amount = 100, days = 30 } = {}) {
      const userId = newId();
      await bench.grant(userId, amount, days);
      return userId;
    },
    grant(userId, amount, days, { reference = `test:${newId()}`, origin = 'gift' } = {}) {
      const expiresAt = new Date(clock.now().getTime() + days * dayMs);
      const grant: NewGrant = { userId, amount, source: 'admin', origin, expiresAt, reference };
      return bench.tx((tx) => coins.grant(tx, grant));
    },
    async hold(userId, amount, jobId = newId()) {
      await bench.tx((tx) => coins.hold(tx, { userId, jobId, amount }));
      return jobId;
    },
  };
  return bench;
}
