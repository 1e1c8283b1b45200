import * as z from 'zod';
import { adminPageQuery } from './admin.ts';
import { billedAccount } from './admin-billing.ts';
import { defineCall } from './call.ts';

/**
 * Reconciliation of the coin ledger with the payment provider. Like every call under `/api/admin` these fail
 * with `forbidden` for non-admins.
 */

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
  ...billedAccount,
  /** The differing values by name; sentences are in English. */
  detail: z.record(z.string(), z.union([z.string(), z.number()])),
  /** When the difference was first found. */
  foundAt: z.iso.datetime(),
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
      startedAt: z.iso.datetime(),
      endedAt: z.iso.datetime().nullable(),
      /** Number of checked users. */
      checked: z.number().int(),
      /** Error message for the operator, in English; null without an error. */
      message: z.string().nullable(),
    })
    .nullable(),
});
export type ReconciliationView = z.infer<typeof reconciliationSchema>;

const reconciliationResponse = reconciliationSchema.extend({ success: z.literal(true) });

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
  query: z.object(adminPageQuery),
  response: z.object({
    success: z.literal(true),
    findings: z.array(findingSchema),
    nextCursor: z.string().nullable(),
  }),
});
