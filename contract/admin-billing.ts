import * as z from 'zod';
import { adminPageQuery, reasonSchema } from './admin.ts';
import { defineCall } from './call.ts';
import { entryKinds, grantSources } from './coins.ts';
import { paidPlans } from './plans.ts';

/**
 * The lists of the admin panel's billing: failed payments, the ledger, and accounts to review. Like every
 * call under `/api/admin` these fail with `forbidden` for non-admins.
 */

/** Whose payment, entry or finding it is. */
export const billedAccount = {
  userId: z.string(),
  /** Empty if the account was deleted. */
  userEmail: z.string(),
};

export const failedPaymentSchema = z.object({
  id: z.string(),
  ...billedAccount,
  plan: z.enum(paidPlans).nullable(),
  /** In US cents. */
  total: z.number().int(),
  createdAt: z.iso.datetime(),
  nextAttemptAt: z.iso.datetime(),
});

export const listFailedPayments = defineCall({
  method: 'get',
  path: '/api/admin/billing/failed-payments',
  summary: 'Unpaid invoices that are being retried, newest first',
  query: z.object(adminPageQuery),
  response: z.object({
    success: z.literal(true),
    payments: z.array(failedPaymentSchema),
    nextCursor: z.string().nullable(),
  }),
});

export const ledgerEntrySchema = z.object({
  id: z.string(),
  ...billedAccount,
  kind: z.enum(entryKinds),
  /** Signed change of the grant. */
  amount: z.number().int(),
  reference: z.string(),
  grantSource: z.enum(grantSources),
  grantReference: z.string(),
  jobId: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type LedgerEntryView = z.infer<typeof ledgerEntrySchema>;

export const searchLedger = defineCall({
  method: 'get',
  path: '/api/admin/billing/ledger',
  summary: 'Entries of the coin ledger, newest first',
  query: z.object({
    ...adminPageQuery,
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
    success: z.literal(true),
    entries: z.array(ledgerEntrySchema),
    nextCursor: z.string().nullable(),
  }),
});

export const accountFlags = ['refund', 'dispute'] as const;

export const flaggedAccountSchema = z.object({
  ...billedAccount,
  flag: z.enum(accountFlags),
  flaggedAt: z.iso.datetime(),
});

export const listFlaggedAccounts = defineCall({
  method: 'get',
  path: '/api/admin/billing/flagged-accounts',
  summary: 'Accounts with refunded payments that have not been reviewed, newest first',
  query: z.object(adminPageQuery),
  response: z.object({
    success: z.literal(true),
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
  response: z.object({ success: z.literal(true) }),
});
