import * as z from 'zod';
import { reasonSchema } from './admin.ts';
import { billingModes } from './billing.ts';
import { defineCall } from './call.ts';
import { entryKinds, grantSources } from './coins.ts';
import { pageLimits } from './limits.ts';
import { billingIntervals, paidPlans } from './plans.ts';

/**
 * The operator's view of money: revenue, subscriptions, coins, and whether ledger and provider agree. Like
 * every call under `/api/admin` these answer `forbidden` to non-admins. Amounts of money are whole cents of
 * US dollars unless the name says otherwise; months and days are UTC.
 */

/** Months that figures go back, the running one included. */
export const figureMonths = 13;

const done = z.literal(true);
const moment = z.iso.datetime();
const month = z.string().regex(/^\d{4}-\d{2}$/);
const cents = z.number().int();
const coins = z.number().int();
/** By plan; `other` is what was paid at prices that are none of ours. */
const byPlan = z.object({ basic: cents, pro: cents, plus: cents, enterprise: cents, other: cents });

const pageQuery = {
  limit: z.coerce.number().int().min(1).max(pageLimits.maxLimit).default(pageLimits.defaultLimit),
  /** `nextCursor` of the page before. */
  cursor: z.string().max(200).optional(),
};

export const revenueMonthSchema = z.object({
  month,
  /** Paid less what went back, by refund or by a dispute that was not won, in the month of the payment. */
  revenue: byPlan,
  /** Subscriptions that began, ended, and lived when the month began. */
  started: z.number().int(),
  ended: z.number().int(),
  atStart: z.number().int(),
});
export type RevenueMonth = z.infer<typeof revenueMonthSchema>;

export const getRevenue = defineCall({
  method: 'get',
  path: '/api/admin/billing/revenue',
  summary: 'Revenue by month and plan, and the subscriptions behind it',
  response: z.object({
    success: done,
    /** In `sandbox` no money has moved: the figures are of what was played. */
    mode: z.enum(billingModes),
    /** Oldest first, none left out. */
    months: z.array(revenueMonthSchema),
    /** Subscriptions that are in service now. */
    active: z.array(
      z.object({
        /** Null for prices that are none of ours. */
        plan: z.enum(paidPlans).nullable(),
        interval: z.enum(billingIntervals).nullable(),
        count: z.number().int(),
        /** Those of them that end with their period. */
        ending: z.number().int(),
      }),
    ),
    /** Invoices that were not paid and are tried again. */
    failedPayments: z.object({ count: z.number().int(), total: cents }),
    /** Accounts with refunded money that an admin should review. */
    flaggedAccounts: z.number().int(),
  }),
});

export const coinMonthSchema = z.object({
  month,
  signup: coins,
  subscription: coins,
  firstMonthOffer: coins,
  admin: coins,
  /** What jobs have taken, less what they gave back. */
  spent: coins,
  expired: coins,
  /** What was taken back because money went back. */
  clawedBack: coins,
  /** What admins have taken away. */
  takenAway: coins,
  /** Coins of all users that could be spent when the month was over; of the running one, now. */
  atEnd: coins,
});
export type CoinMonth = z.infer<typeof coinMonthSchema>;

export const getCoinFigures = defineCall({
  method: 'get',
  path: '/api/admin/billing/coins',
  summary: 'Coins granted, spent, expired and taken back by month, and coins outstanding now',
  response: z.object({
    success: done,
    /** Oldest first, none left out. */
    months: z.array(coinMonthSchema),
    /** Coins of all users that can be spent now. */
    outstanding: coins,
  }),
});

/** The times that the margin is shown of, in days. */
export const marginDays = [7, 30, 90] as const;

export const toolFigureSchema = z.object({
  /** The tool's name; null for calls of engines that belong to no job. */
  tool: z.string().nullable(),
  /** Jobs that brought something. */
  jobs: z.number().int(),
  /** What they cost their users. */
  coins,
  /** What engines took for all jobs of the tool, those included that failed; millionths of a US dollar. */
  costMicros: z.number().int(),
});
export type ToolFigure = z.infer<typeof toolFigureSchema>;

export const getToolFigures = defineCall({
  method: 'get',
  path: '/api/admin/billing/tools',
  summary: 'Engine cost compared with spent coins, by tool',
  query: z.object({
    days: z.coerce
      .number()
      .int()
      .min(1)
      .max(Math.max(...marginDays))
      .default(30),
  }),
  response: z.object({
    success: done,
    days: z.number().int(),
    /** The tool with the most coins first. */
    tools: z.array(toolFigureSchema),
    /**
     * What a coin has brought in: what was paid for the months shown by the coins that were given in them,
     * free ones included and those left out that were taken back; of a year that was paid at once, a twelfth
     * a month. Millionths of a US dollar. Null where none were given or nothing came in.
     */
    coinMicros: z.number().nullable(),
  }),
});

const person = {
  userId: z.string(),
  /** Empty where the account is gone. */
  userEmail: z.string(),
};

export const failedPaymentSchema = z.object({
  id: z.string(),
  ...person,
  plan: z.enum(paidPlans).nullable(),
  total: cents,
  createdAt: moment,
  nextAttemptAt: moment,
});

export const listFailedPayments = defineCall({
  method: 'get',
  path: '/api/admin/billing/failed-payments',
  summary: 'Unpaid invoices that are being retried, newest first',
  query: z.object(pageQuery),
  response: z.object({
    success: done,
    payments: z.array(failedPaymentSchema),
    nextCursor: z.string().nullable(),
  }),
});

export const ledgerEntrySchema = z.object({
  id: z.string(),
  ...person,
  kind: z.enum(entryKinds),
  /** Signed: what the entry adds to its grant. */
  amount: coins,
  reference: z.string(),
  grantSource: z.enum(grantSources),
  grantReference: z.string(),
  jobId: z.string().nullable(),
  createdAt: moment,
});
export type LedgerEntryView = z.infer<typeof ledgerEntrySchema>;

export const searchLedger = defineCall({
  method: 'get',
  path: '/api/admin/billing/ledger',
  summary: 'Entries of the coin ledger, newest first',
  query: z.object({
    ...pageQuery,
    /**
     * The whole id of a user, their whole e-mail address, an entry’s or grant’s reference, an invoice’s or a
     * job’s id.
     */
    search: z.string().trim().max(300).optional(),
    kind: z.enum(entryKinds).optional(),
    /** UTC days, both included. */
    from: z.iso.date().optional(),
    until: z.iso.date().optional(),
  }),
  response: z.object({
    success: done,
    entries: z.array(ledgerEntrySchema),
    nextCursor: z.string().nullable(),
  }),
});

/** What reconciliation finds. */
export const findingKinds = [
  /** The books do not add up. */
  'books',
  /**
   * Coins that were paid for were not given, were given without being paid for, or are others than were paid
   * for.
   */
  'grant_missing',
  'grant_extra',
  'grant_amount',
  /** Money went back, and of its coins fewer unspent ones or more were taken back than are to be. */
  'clawback_missing',
  'clawback_extra',
  /** Coins of a plan for a user unknown to any provider. */
  'grant_without_customer',
  /** Coins of a sign-up, of an admin, or that came back, for which there is no such reason. */
  'grant_groundless',
  /** The plan that counts is not the one that is paid for. */
  'plan',
  /** The provider says something else than what is kept here. */
  'truth',
  'truth_unreadable',
  /** A subscription or a payment at a price that is none of ours. */
  'unknown_price',
  'several_subscriptions',
  /** The operator's copy of the invoices differs from them. */
  'invoices',
  /** The operator's copy of the subscriptions says something else of them. */
  'subscriptions',
] as const;
export type FindingKind = (typeof findingKinds)[number];

export const findingSchema = z.object({
  id: z.string(),
  kind: z.enum(findingKinds),
  ...person,
  /** What differs, by name; sentences in it are English. */
  detail: z.record(z.string(), z.union([z.string(), z.number()])),
  /** When it was first found. */
  foundAt: moment,
});
export type FindingView = z.infer<typeof findingSchema>;

/**
 * - `running`: it is checking all users.
 * - `done`: all users were checked.
 * - `provider_failed`: the provider was unreachable; earlier findings stay open.
 * - `failed`: it stopped for another reason.
 */
export const runStates = ['running', 'done', 'provider_failed', 'failed'] as const;

export const reconciliationSchema = z.object({
  /** What is open now. */
  findings: z.number().int(),
  /** The last run; null before the first. */
  run: z
    .object({
      id: z.string(),
      state: z.enum(runStates),
      startedAt: moment,
      endedAt: moment.nullable(),
      /** How many users were looked at. */
      checked: z.number().int(),
      /** For the operator, in English; null where nothing went wrong. */
      message: z.string().nullable(),
    })
    .nullable(),
});
export type ReconciliationView = z.infer<typeof reconciliationSchema>;

const reconciliationResponse = reconciliationSchema.extend({ success: done });

export const getReconciliation = defineCall({
  method: 'get',
  path: '/api/admin/billing/reconciliation',
  summary:
    'Result and open findings of the last reconciliation of ledger, grants, subscriptions and provider',
  response: reconciliationResponse,
});

export const startReconciliation = defineCall({
  method: 'post',
  path: '/api/admin/billing/reconciliation',
  summary: 'Reconcile ledger, grants, subscriptions and provider now, or return the current run',
  response: reconciliationResponse,
});

export const listFindings = defineCall({
  method: 'get',
  path: '/api/admin/billing/findings',
  summary: 'Differences between ledger, grants, subscriptions and provider, newest first',
  query: z.object(pageQuery),
  response: z.object({
    success: done,
    findings: z.array(findingSchema),
    nextCursor: z.string().nullable(),
  }),
});

export const accountFlags = ['refund', 'dispute'] as const;

export const flaggedAccountSchema = z.object({
  ...person,
  flag: z.enum(accountFlags),
  flaggedAt: moment,
});

export const listFlaggedAccounts = defineCall({
  method: 'get',
  path: '/api/admin/billing/flagged-accounts',
  summary: 'Accounts with refunded payments that have not been reviewed, newest first',
  query: z.object(pageQuery),
  response: z.object({
    success: done,
    accounts: z.array(flaggedAccountSchema),
    nextCursor: z.string().nullable(),
  }),
});

export const clearAccountFlag = defineCall({
  method: 'post',
  path: '/api/admin/billing/flagged-accounts/{userId}/clear',
  summary: 'Mark an account with refunded payments as reviewed. Plan and coins do not change',
  params: z.object({ userId: z.string().max(100) }),
  body: z.object({ reason: reasonSchema }),
  response: z.object({ success: done }),
});
