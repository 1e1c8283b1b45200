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
import type { Tx } from '../platform/database/database.ts';
import { createMail, type Mail } from '../platform/mail/mail.ts';
import type { DataHolder } from '../platform/personal-data.ts';
import type { Base } from './base.ts';
import type { Resources } from './resources.ts';

/** What is about people: who they are, what they have, what they are told and what they write. */
export interface People {
  accounts: Accounts;
  auditLog: AuditLog;
  coins: Coins;
  contact: Contact;
  mail: Mail;
  notifications: Notifications;
  notifier: Notifier;
}

/** @param later what is made out of people, and asked only once all parts are there */
export function createPeople(
  base: Base,
  { secrets, passwordHashing }: Pick<Resources, 'secrets' | 'passwordHashing'>,
  later: {
    dataHolders: () => readonly DataHolder[];
    /** Told in the transaction in which somebody says that they want to leave, or to stay after all. */
    onWish: (tx: Tx, userId: string) => Promise<void>;
    /** Whether what coins buy costs the operator money. */
    enginesCostMoney: () => boolean;
  },
): People {
  const { config, database, objects, queue, events, log, clock, newId, sign, rateWindows } = base;
  const notifier = createNotifier({
    clock,
    newId,
    events,
    // Accounts are made below, as for the next one.
    onBillingMail: (tx, mail) => accounts.mailBilling(tx, mail),
  });
  const coins = createCoins({
    database,
    clock,
    newId,
    events,
    signupDays: config.signupCoinsDays,
    onFall: notifier.balanceFell,
  });
  const notifications = createNotifications({
    database,
    clock,
    newId,
    events,
    coins,
    // Accounts are made below: nothing expires before all parts are there.
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
    ...(passwordHashing && { passwordHashing }),
    publicUrl: config.publicUrl,
    host: config.host,
    trustProxy: config.trustProxy,
    localAccounts: config.localAccounts,
    adminEmails: config.adminEmails,
    mail,
    rateWindows,
    objects,
    sign,
    ownOrigin: ownOrigin(config),
    google: config.google,
    oidc: config.oidc,
    dataHolders: later.dataHolders,
    onWish: later.onWish,
    provesBeforeCoins: later.enginesCostMoney,
    onAdmin: auditLog.recordNewAdmin,
    onSeen: notifications.greet,
  });
  const contact = createContact({
    database,
    clock,
    newId,
    operator: config.operator,
    origin: config.publicUrl ?? ownOrigin(config),
    mail,
    adminEmails: config.adminEmails,
    planOf: (userId) => accounts.planOf(userId),
  });
  return { accounts, auditLog, coins, contact, mail, notifications, notifier };
}
