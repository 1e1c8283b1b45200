import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { Events } from '#server/platform/events/events.ts';
import type { Coins, ExpiringGrant } from '../coins/coins.ts';

/** What notifications are made with. */
export interface NotificationDeps {
  database: Database;
  clock: Clock;
  newId(): string;
  events: Pick<Events, 'publish'>;
  coins: Pick<Coins, 'signupGrant' | 'grantsThatExpire'>;
  /** Told in the transaction in which somebody is told that their coins expire. */
  onExpiring?(tx: Tx, expiring: ExpiringCoins): Promise<void>;
  /** Whether the operator has a place where people meet: without one nobody is invited. */
  hasCommunity: boolean;
}

/** Coins that somebody will lose. */
export interface ExpiringCoins extends Pick<ExpiringGrant, 'userId' | 'source' | 'expiresAt'> {
  coins: number;
}
