import type { ProviderConfig } from '#server/config.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { RateWindows } from '#server/platform/http/rate-windows.ts';
import type { Log } from '#server/platform/log-types.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { ObjectStore } from '#server/platform/objects/objects.ts';
import type { DataHolder } from '#server/platform/personal-data.ts';
import type { Coins } from '../coins/coins.ts';
import type { PasswordHashing } from './password-hashing.ts';
import type { WayToAdmin } from './way-to-admin.ts';

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
  mail: Pick<Mail, 'send' | 'isSent' | 'forget'>;
  rateWindows: Pick<RateWindows, 'take'>;
  objects: ObjectStore;
  /** Makes the address of an object, for browsers. */
  sign(key: string): string;
  /** Where links lead without `publicUrl`: the origin on this machine. */
  ownOrigin: string;
  /** Where people may sign in beside here. */
  google: ProviderConfig | null;
  oidc: (ProviderConfig & { name: string }) | null;
  /** The parts that keep something of people's, for the download of all of it and the deletion of an account. */
  dataHolders(): readonly DataHolder[];
  /** Writes down, in the transaction that does it, that somebody has become an admin without another's doing. */
  onAdmin(tx: Tx, userId: string, way: WayToAdmin): Promise<void>;
  /** How passwords are hashed; better-auth's scrypt where it is missing, which takes a tenth of a second. */
  passwordHashing?: PasswordHashing;
  /** Whether first coins go to proven addresses alone: what they buy costs the operator money. Nobody's, where it is not given. */
  provesBeforeCoins?(): boolean;
  /** Told who is behind a session whenever it is looked up. */
  onSeen?(userId: string): Promise<void>;
  /** Told in the transaction in which somebody says that they want to leave, or to stay after all. */
  onWish?(tx: Tx, userId: string): Promise<void>;
}
