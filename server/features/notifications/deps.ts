import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { Events } from '#server/platform/events/events.ts';
import type { Coins, ExpiringGrant } from '../coins/coins.ts';
import type { Shown } from './store.ts';

export interface NotificationDeps {
  database: Database;
  clock: Clock;
  newId(): string;
  events: Pick<Events, 'publish'>;
  coins: Pick<Coins, 'signupGrant' | 'expiringGrants'>;
  /** Called in the transaction that announces expiring coins. */
  onExpiring?(tx: Tx, expiring: ExpiringCoins): Promise<void>;
  /** Without coins, what is about coins and plans is hidden: from lists, counts and changes. */
  usesCoins?: boolean;
  /** Whether the operator runs a community; without one no invitation is sent. */
  hasCommunity: boolean;
}

/** What a user sees of their notifications. */
export function shownTo({ usesCoins = true }: Pick<NotificationDeps, 'usesCoins'>, userId: string): Shown {
  return { userId, usesCoins };
}

/** Coins that a user is about to lose. */
export interface ExpiringCoins extends Pick<ExpiringGrant, 'userId' | 'source' | 'expiresAt'> {
  coins: number;
}
