import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log-types.ts';
import type { Coins } from '../coins/coins.ts';
import type { Auth } from './auth.ts';
import type { SessionCache } from './session-cache.ts';

export interface AccountOptions {
  database: Database;
  clock: Clock;
  newId(): string;
  log: Log;
  coins: Pick<Coins, 'ensureAccount' | 'balance' | 'signupGrant'>;
  /** Signs the session cookie; at least 32 characters, the same in every process. */
  sessionSecret: string;
  /** Origin under which browsers reach Adventure; null when unknown. On https cookies are `Secure`. */
  publicUrl: string | null;
  /** The address that the server listens on. */
  host: string;
  /** The proxies that the server believes. */
  trustProxy: readonly string[];
  /** Whether people may have accounts with e-mail and password. */
  localAccounts: boolean;
  /** Lower case. */
  adminEmails: readonly string[];
  /** Told who is behind a session whenever it is looked up. */
  onSeen?(userId: string): Promise<void>;
}

export interface AccountDeps extends AccountOptions {
  auth: Auth;
  sessionCache: SessionCache;
}
