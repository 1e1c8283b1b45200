import type { EventPayload } from '#contract/events.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Reader, Tx } from '#server/platform/database/database.ts';

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
    /** Publishes for many users, one event each. */
    publishEach(
      tx: Tx,
      type: 'coins.changed',
      news: readonly { userId: string; payload: EventPayload<'coins.changed'> }[],
    ): Promise<unknown>;
  };
  /**
   * Whether a user's identity is proven, such as by a verified address: sign-up coins of others are not
   * accepted for paid engines. Default: none is.
   */
  isProven?(reader: Reader, userId: string): Promise<boolean>;
  /** Whether pictures cost coins; default: yes. Without coins the ledger is kept, and nothing moves in it. */
  usesCoins?: boolean;
  /** Days until the coins of a new account expire. */
  signupDays: number;
  /**
   * Called in the transaction in which coins were reserved, taken or expired, before the balance is
   * published.
   */
  onBalanceDrop?(tx: Tx, userId: string, balance: BalanceDrop): Promise<void>;
}

/** The balance before and after. */
export interface BalanceDrop {
  before: number;
  after: number;
  /** The user's latest grant; coins returned from a failed job do not count. Null without any. */
  lastGrant(): Promise<string | null>;
}

/** What a coin operation in the caller's transaction needs. */
export type LedgerDeps = Pick<CoinDeps, 'clock' | 'newId' | 'events' | 'onBalanceDrop' | 'isProven'>;
