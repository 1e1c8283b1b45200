import * as z from 'zod';
import { billingModes } from './billing.ts';
import { defineCall } from './call.ts';
import { billingIntervals, paidPlans } from './plans.ts';

/**
 * The figures of the admin panel's billing: revenue, subscriptions, coins and the engines' cost. Like every
 * call under `/api/admin` these fail with `forbidden` for non-admins. Amounts are integer US cents unless the
 * name says otherwise; months and days are UTC.
 */

/** Months of history in the figures, including the current one. */
export const figureMonths = 13;

const done = z.literal(true);
const month = z.string().regex(/^\d{4}-\d{2}$/);
const cents = z.number().int();
const coins = z.number().int();
/** Per plan; `other` is revenue at prices that match no plan. */
const byPlan = z.object({ basic: cents, pro: cents, plus: cents, enterprise: cents, other: cents });

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
