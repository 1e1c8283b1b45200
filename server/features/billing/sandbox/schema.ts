import { boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { billingIntervals, paidPlans } from '#contract/plans.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What the sandbox knows of each customer (`SandboxAccount`). No money is in it. */
export const sandboxAccounts = pgTable(
  'sandbox_accounts',
  {
    customerId: text('customer_id').primaryKey(),
    userId: text('user_id').notNull(),
    account: jsonb('account').$type<unknown>().notNull(),
  },
  (table) => [index('sandbox_accounts_user').on(table.userId)],
);

/** Its checkout pages. */
export const sandboxCheckouts = pgTable(
  'sandbox_checkouts',
  {
    id: text('id').primaryKey(),
    /** The same key finds the same checkout. */
    key: text('key').notNull().unique('sandbox_checkouts_key'),
    customerId: text('customer_id').notNull(),
    userId: text('user_id').notNull(),
    plan: text('plan', { enum: paidPlans }).notNull(),
    interval: text('interval', { enum: billingIntervals }).notNull(),
    hasOffer: boolean('has_offer').notNull(),
    successUrl: text('success_url').notNull(),
    cancelUrl: text('cancel_url').notNull(),
    state: text('state', { enum: ['open', 'complete', 'expired'] }).notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sandbox_checkouts_user').on(table.userId)],
);
export type SandboxCheckoutRow = typeof sandboxCheckouts.$inferSelect;
