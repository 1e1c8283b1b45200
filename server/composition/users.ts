import { ownOrigin } from '../config.ts';
import { type Accounts, createAccounts } from '../features/accounts/accounts.ts';
import { type AuditLog, createAuditLog } from '../features/admin/admin.ts';
import { type Coins, createCoins } from '../features/coins/coins.ts';
import { type Contact, createContact } from '../features/contact/contact.ts';
import {
  createNotifications,
  createNotifier,
  type Notifications,
  type Notifier,
} from '../features/notifications/notifications.ts';
import { createServerSettings, type ServerSettings } from '../features/server-settings/server-settings.ts';
import type { Tx } from '../platform/database/database.ts';
import { createMail, type Mail } from '../platform/mail/mail.ts';
import type { DataHolder } from '../platform/personal-data.ts';
import type { Base } from './base.ts';
import type { Resources } from './resources.ts';

/** Users: accounts, coins, notifications and messages. */
export interface UserParts {
  accounts: Accounts;
  auditLog: AuditLog;
  coins: Coins;
  contact: Contact;
  mail: Mail;
  notifications: Notifications;
  notifier: Notifier;
  serverSettings: ServerSettings;
}

/** @param later depends on these parts, and is called only once all parts exist */
export function createUserParts(
  base: Base,
  { secrets, passwordHashing }: Pick<Resources, 'secrets' | 'passwordHashing'>,
  later: {
    dataHolders: () => readonly DataHolder[];
    /** Called in the transaction in which a user schedules or cancels the deletion of their account. */
    onDeletionChange: (tx: Tx, userId: string) => Promise<void>;
    /** Whether what coins buy costs the operator money. */
    enginesCostMoney: () => boolean;
  },
): UserParts {
  const { config, database, objects, queue, events, log, clock, newId, sign, rateWindows } = base;
  const serverSettings = createServerSettings({ database, clock, log, environment: config.settings });
  const notifier = createNotifier({
    clock,
    newId,
    events,
    // `accounts` is created below.
    onBillingMail: (tx, mail) => accounts.mailBilling(tx, mail),
  });
  const coins = createCoins({
    database,
    clock,
    newId,
    events,
    usesCoins: config.usesCoins,
    signupDays: config.signupCoinsDays,
    // `accounts` is created below.
    isProven: (reader, userId) => accounts.isProven(reader, userId),
    onBalanceDrop: notifier.balanceDropped,
  });
  const notifications = createNotifications({
    database,
    clock,
    newId,
    events,
    coins,
    usesCoins: config.usesCoins,
    // `accounts` is created below: nothing expires before all parts exist.
    onExpiring: (tx, expiring) => accounts.mailExpiringCoins(tx, expiring),
    hasCommunity: config.operator.communityUrl !== null,
  });
  const { dataDir, smtp } = config;
  const mail = createMail({ database, queue, clock, newId, log, dataDir, smtp });
  const auditLog = createAuditLog({ database, clock, newId });
  const accounts = createAccounts({
    database,
    clock,
    newId,
    log,
    coins,
    sessionSecret: secrets.session,
    encryptionKey: secrets.encryption,
    requiresAdminSecondFactor: config.requireAdminSecondFactor,
    onSecondFactor: notifier.secondFactorChanged,
    ...(passwordHashing && { passwordHashing }),
    publicUrl: config.publicUrl,
    host: config.host,
    trustProxy: config.trustProxy,
    localAccounts: config.localAccounts,
    adminEmails: config.adminEmails,
    usesCoins: config.usesCoins,
    signUpMode: () => serverSettings.get('signup'),
    mail,
    rateWindows,
    objects,
    sign,
    ownOrigin: ownOrigin(config),
    google: config.google,
    oidc: config.oidc,
    dataHolders: later.dataHolders,
    onDeletionChange: later.onDeletionChange,
    requiresVerifiedEmailForCoins: later.enginesCostMoney,
    onAdmin: auditLog.recordNewAdmin,
    onAuthenticated: notifications.welcomeUser,
  });
  const contact = createContact({
    database,
    clock,
    newId,
    operator: config.operator,
    coOwnership: () => config.usesCoins && serverSettings.get('coOwnership') === 'on',
    origin: config.publicUrl ?? ownOrigin(config),
    mail,
    adminEmails: config.adminEmails,
    planOf: (userId) => accounts.planOf(userId),
  });
  return { accounts, auditLog, coins, contact, mail, notifications, notifier, serverSettings };
}
