import type { SecondFactorChange } from '#contract/second-factor.ts';
import type { ServerSettingValue } from '#contract/server-settings.ts';
import type { ProviderConfig } from '#server/config.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { RateWindows } from '#server/platform/http/rate-windows.ts';
import type { Log } from '#server/platform/log-types.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { ObjectStore } from '#server/platform/objects/objects.ts';
import type { DataHolder } from '#server/platform/personal-data.ts';
import type { Coins } from '../coins/coins.ts';
import type { AdminOrigin } from './admin-origin.ts';
import type { PasswordHashing } from './password-hashing.ts';

export interface AccountOptions {
  database: Database;
  clock: Clock;
  newId(): string;
  log: Log;
  coins: Pick<Coins, 'ensureAccount' | 'balance' | 'signupGrant'>;
  /** Signs the session cookie; at least 32 characters, the same in every process. */
  sessionSecret: string;
  /** 32 bytes; encrypts the secrets of authenticator apps. */
  encryptionKey: Buffer;
  /** Origin under which browsers reach Adventure; null when unknown. On https cookies are `Secure`. */
  publicUrl: string | null;
  /** The address that the server listens on. */
  host: string;
  /** The proxies that the server trusts. */
  trustProxy: readonly string[];
  /** Whether accounts with e-mail and password are allowed. */
  localAccounts: boolean;
  /** Lower case. */
  adminEmails: readonly string[];
  /** Whether pictures cost coins; default: yes. Without coins every account has the largest plan. */
  usesCoins?: boolean;
  /** Who may create an account. Default: everybody. */
  signUpMode?(): ServerSettingValue<'signup'>;
  mail: Pick<Mail, 'send' | 'isSent' | 'deleteMailsTo'>;
  rateWindows: Pick<RateWindows, 'take'>;
  objects: ObjectStore;
  /** Makes the browser URL of an object. */
  sign(key: string): string;
  /** The origin on this machine, for links when `publicUrl` is null. */
  ownOrigin: string;
  /** External sign-in providers. */
  google: ProviderConfig | null;
  oidc: (ProviderConfig & { name: string }) | null;
  /** The features that hold personal data, for export and erasure. */
  dataHolders(): readonly DataHolder[];
  /** Records, in the same transaction, that a user became an admin without another admin's action. */
  onAdmin(tx: Tx, userId: string, way: AdminOrigin): Promise<void>;
  /** How passwords are hashed. Default: better-auth's scrypt, which takes a tenth of a second. */
  passwordHashing?: PasswordHashing;
  /**
   * Whether only verified addresses get the first coins, because coins cost the operator money. Default:
   * false.
   */
  requiresVerifiedEmailForCoins?(): boolean;
  /** Whether admins with a password need two-factor sign-in for the admin panel; default: no. */
  requiresAdminSecondFactor?: boolean;
  /**
   * Called in the transaction in which two-factor sign-in is turned on or off, or its recovery codes are
   * replaced. It may publish.
   */
  onSecondFactor?(tx: Tx, userId: string, change: SecondFactorChange): Promise<void>;
  /** Called whenever a session's user is looked up. */
  onAuthenticated?(userId: string): Promise<void>;
  /** Called in the transaction in which a user schedules or cancels the deletion of their account. */
  onDeletionChange?(tx: Tx, userId: string): Promise<void>;
}
