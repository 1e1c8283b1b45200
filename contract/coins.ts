import * as z from 'zod';
import { defineCall } from './call.ts';
import { toolNames } from './tools.ts';

/** Sources of grants. */
export const grantSources = ['signup', 'subscription', 'first_month_offer', 'admin', 'refund'] as const;
export type GrantSource = (typeof grantSources)[number];

/**
 * What stands behind coins: a payment, a payment in the sandbox, a sign-up, or an admin's gift. Coins that a
 * job or a dispute returns keep it. It decides what they may buy from engines that cost the operator money.
 */
export const coinOrigins = ['payment', 'sandbox', 'signup', 'gift'] as const;
export type CoinOrigin = (typeof coinOrigins)[number];

/** Kinds of ledger entries. */
export const entryKinds = ['grant', 'hold', 'release', 'settle', 'expire', 'clawback', 'adjust'] as const;
export type EntryKind = (typeof entryKinds)[number];

export const coinsResponseSchema = z.object({
  success: z.literal(true),
  /** Coins that can be spent now. */
  coins: z.number().int(),
  /**
   * Tools whose engines cost the operator money and do not accept all of these coins, and how many they do;
   * absent where every tool accepts all.
   */
  limited: z.object({ tools: z.array(z.enum(toolNames)), coins: z.number().int() }).optional(),
});

export const getCoins = defineCall({
  method: 'get',
  path: '/api/user/coins',
  summary: 'The coin balance of the signed-in user',
  response: coinsResponseSchema,
});
