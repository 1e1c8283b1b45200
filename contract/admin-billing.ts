import * as z from 'zod';
import { reasonSchema } from './admin.ts';
import { billingModes } from './billing.ts';
import { defineCall } from './call.ts';
import { entryKinds, grantSources } from './coins.ts';
import { pageLimits } from './limits.ts';
import { billingIntervals, paidPlans } from './plans.ts';

/**
 * Admin views of billing: revenue, subscriptions, coins, and reconciliation of ledger and provider. Like
 * every call under `/api/admin` these fail with `forbidden` for non-admins. Amounts are integer US cents
 * unless the name says otherwise; months and days are UTC.
 */

/** Months of history in the figures, including the current one. */
export const figureMonths = 13;

const done = z.literal(true);
const moment = z.iso.datetime();
const month = z.string().regex(/^\d{4}-\d{2}$/);
const cents = z.number().int();
const coins = z.number().int();
/** Per plan; `other` is revenue at prices that match no plan. */
const byPlan = z.object({ basic: cents, pro: cents, plus: cents, enterprise: cents, other: cents });

const pageQuery = {
  limit: z.coerce.number().int().min(1).max(pageLimits.maxLimit).default(pageLimits.defaultLimit),
  /** `nextCursor` of the previous page. */
  cursor: z.string().max(200).optional(),
};

export const revenueMonthSchema = z.object({
  month,
  /** Payments minus refunds and disputes not won, in the month of the payment. */
  revenue: byPlan,
  /** Subscriptions that started, that ended, and that were active at the start of the month. */
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
    /** In `sandbox` no money moved: the figures are simulated. */
    mode: z.enum(billingModes),
    /** Oldest first, without gaps. */
    months: z.array(revenueMonthSchema),
    /** Subscriptions that are active now. */
    active: z.array(
      z.object({
        /** Null for a price that matches no plan. */
        plan: z.enum(paidPlans).nullable(),
        interval: z.enum(billingIntervals).nullable(),
        count: z.number().int(),
        /** How many of them end with the current period. */
        ending: z.number().int(),
      }),
    ),
    /** Unpaid invoices that the provider retries. */
    failedPayments: z.object({ count: z.number().int(), total: cents }),
    /** Accounts with refunded payments that an admin should review. */
    flaggedAccounts: z.number().int(),
  }),
});

export const coinMonthSchema = z.object({
  month,
  signup: coins,
  subscription: coins,
  firstMonthOffer: coins,
  admin: coins,
  /** Coins charged for jobs, minus returned ones. */
  spent: coins,
  expired: coins,
  /** Coins taken back after refunds and disputes. */
  clawedBack: coins,
  /** Coins removed by admins. */
  takenAway: coins,
  /** Spendable coins of all users at the end of the month; now for the current month. */
  atEnd: coins,
});
export type CoinMonth = z.infer<typeof coinMonthSchema>;

export const getCoinFigures = defineCall({
  method: 'get',
  path: '/api/admin/billing/coins',
  summary: 'Coins granted, spent, expired and taken back by month, and coins outstanding now',
  response: z.object({
    success: done,
    /** Oldest first, without gaps. */
    months: z.array(coinMonthSchema),
    /** Spendable coins of all users now. */
    outstanding: coins,
  }),
});

/** Selectable periods of the margin report, in days. */
export const marginDays = [7, 30, 90] as const;

export const toolFigureSchema = z.object({
  /** The tool; null for engine calls without a job. */
  tool: z.string().nullable(),
  /** Jobs that produced a result. */
  jobs: z.number().int(),
  /** Coins that users spent on them. */
  coins,
  /** Engine cost of all jobs of the tool, failed ones included, in millionths of a US dollar. */
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
    /** By coins, most first. */
    tools: z.array(toolFigureSchema),
    /**
     * Average revenue per coin, in millionths of a US dollar: payments for the months shown, divided by the
     * coins granted in them. Free coins count, clawed-back ones do not; a yearly payment counts a twelfth
     * each month. Null without grants or without revenue.
     */
    coinMicros: z.number().nullable(),
  }),
});

const account = {
  userId: z.string(),
  /** Empty if the account was deleted. */
  userEmail: z.string(),
};

export const failedPaymentSchema = z.object({
  id: z.string(),
  ...account,
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
  ...account,
  kind: z.enum(entryKinds),
  /** Signed change of the grant. */
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
     * A user id, an e-mail address, the reference of an entry or grant, an invoice id or a job id. Matches
     * whole values only.
     */
    search: z.string().trim().max(300).optional(),
    kind: z.enum(entryKinds).optional(),
    /** UTC days, inclusive. */
    from: z.iso.date().optional(),
    until: z.iso.date().optional(),
  }),
  response: z.object({
    success: done,
    entries: z.array(ledgerEntrySchema),
    nextCursor: z.string().nullable(),
  }),
});

/** Kinds of differences that reconciliation finds. */
export const findingKinds = [
  /** The ledger does not add up. */
  'ledger',
  /** Paid coins were not granted, coins were granted without a payment, or the amounts differ. */
  'grant_missing',
  'grant_extra',
  'grant_amount',
  /** After a refund or dispute, too few or too many unspent coins were clawed back. */
  'clawback_missing',
  'clawback_extra',
  /** Plan coins of a user whom no provider knows. */
  'grant_without_customer',
  /** Sign-up coins, admin coins or returned coins without a matching record. */
  'grant_without_record',
  /** The effective plan differs from the paid plan. */
  'plan',
  /** The stored provider snapshot differs from the provider's data. */
  'provider_snapshot',
  'provider_snapshot_unreadable',
  /** A subscription or payment at a price that matches no plan. */
  'unknown_price',
  'several_subscriptions',
  /** The stored invoices differ from the provider's. */
  'invoices',
  /** The stored subscriptions differ from the provider's. */
  'subscriptions',
] as const;
export type FindingKind = (typeof findingKinds)[number];

export const findingSchema = z.object({
  id: z.string(),
  kind: z.enum(findingKinds),
  ...account,
  /** The differing values by name; sentences are in English. */
  detail: z.record(z.string(), z.union([z.string(), z.number()])),
  /** When the difference was first found. */
  foundAt: moment,
});
export type FindingView = z.infer<typeof findingSchema>;

/**
 * - `running`: the run is in progress.
 * - `done`: all users were checked.
 * - `provider_failed`: the provider was unreachable; earlier findings stay open.
 * - `failed`: the run stopped for another reason.
 */
export const runStates = ['running', 'done', 'provider_failed', 'failed'] as const;

export const reconciliationSchema = z.object({
  /** Number of open findings. */
  findings: z.number().int(),
  /** The latest run; null before the first. */
  run: z
    .object({
      id: z.string(),
      state: z.enum(runStates),
      startedAt: moment,
      endedAt: moment.nullable(),
      /** Number of checked users. */
      checked: z.number().int(),
      /** Error message for the operator, in English; null without an error. */
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
  ...account,
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
