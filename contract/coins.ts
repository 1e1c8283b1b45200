import * as z from 'zod';
import { defineCall } from './call.ts';

/** Where coins come from. */
export const grantSources = ['signup', 'subscription', 'first_month_offer', 'admin', 'refund'] as const;
export type GrantSource = (typeof grantSources)[number];

/** What an entry of the ledger records. */
export const entryKinds = ['grant', 'hold', 'release', 'settle', 'expire', 'clawback', 'adjust'] as const;
export type EntryKind = (typeof entryKinds)[number];

export const coinsResponseSchema = z.object({
  success: z.literal(true),
  /** Coins that can be spent now. */
  coins: z.number().int(),
});

export const getCoins = defineCall({
  method: 'get',
  path: '/api/user/coins',
  summary: 'The balance of the signed-in user',
  response: coinsResponseSchema,
});
