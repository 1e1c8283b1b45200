import type { EventPayload } from '#contract/events.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';

export interface CoinDeps {
  database: Database;
  clock: Clock;
  newId(): string;
  events: {
    publish(
      tx: Tx,
      userId: string,
      type: 'coins.changed',
      payload: EventPayload<'coins.changed'>,
    ): Promise<unknown>;
    /** The same for many users, each of whom is told once. */
    publishEach(
      tx: Tx,
      type: 'coins.changed',
      news: readonly { userId: string; payload: EventPayload<'coins.changed'> }[],
    ): Promise<unknown>;
  };
  /** Days that the coins of a new account live. */
  signupDays: number;
  /** Told of coins that were reserved, taken or have expired, in that transaction, before the balance is announced. */
  onFall?(tx: Tx, userId: string, balance: BalanceFall): Promise<void>;
}

/** What could be spent before and what can be spent now. */
export interface BalanceFall {
  before: number;
  after: number;
  /** The grant that the user was given last; what came back of a job that was not done is no gift. Null without any. */
  lastGift(): Promise<string | null>;
}

/** What a verb that runs inside somebody's transaction needs. */
export type LedgerDeps = Pick<CoinDeps, 'clock' | 'newId' | 'events' | 'onFall'>;
