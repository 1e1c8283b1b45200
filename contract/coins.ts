import * as z from 'zod';
import { defineCall } from './call.ts';
import { toolNames } from './tools.ts';

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

const moment = z.iso.datetime();

/** Coins that were given and live. */
export const coinGrantSchema = z.object({
  id: z.string(),
  source: z.enum(grantSources),
  /** How many were given. */
  amount: z.number().int(),
  /** Those that can be spent. */
  remaining: z.number().int(),
  /** Those that jobs which run have reserved. */
  held: z.number().int(),
  createdAt: moment,
  expiresAt: moment,
  /** When new coins take their place, because what gave them goes on; null where they end without. */
  renewsAt: moment.nullable(),
});
export type CoinGrant = z.infer<typeof coinGrantSchema>;

export const listCoinGrants = defineCall({
  method: 'get',
  path: '/api/user/coins/grants',
  summary: 'The coin grants of the signed-in user, first to expire first',
  response: z.object({ success: z.literal(true), grants: z.array(coinGrantSchema) }),
});

/**
 * What a line of the history says. A job has one line from its press to its end: `reserved` while it runs,
 * then `spent`, or `returned` where it brought nothing. `taken_back`: the money for the coins went back.
 * `adjusted`: by an admin.
 */
export const coinLineKinds = [
  'granted',
  'spent',
  'reserved',
  'returned',
  'expired',
  'taken_back',
  'adjusted',
] as const;
export type CoinLineKind = (typeof coinLineKinds)[number];

export const coinHistoryLimits = { defaultPage: 20, maxPage: 50, promptMaxCharacters: 120 } as const;

export const coinLineSchema = z.object({
  id: z.string(),
  kind: z.enum(coinLineKinds),
  /** How many it is about. */
  coins: z.number().int().min(1),
  /** What it has changed of the balance: nothing where a job's coins came back. */
  effect: z.number().int(),
  /** Where the coins were from; null for a job, which may have taken some of several. */
  source: z.enum(grantSources).nullable(),
  /** Of a job's line; null where nothing is known of the job any more, too. */
  job: z
    .object({
      id: z.string(),
      tool: z.enum(toolNames),
      /** How its prompt begins. */
      prompt: z.string(),
    })
    .nullable(),
  createdAt: moment,
});
export type CoinLine = z.infer<typeof coinLineSchema>;

/** Which lines: all, without any of these. */
export const coinHistoryFilterSchema = z.object({
  kind: z.enum(coinLineKinds).optional(),
  /** Of these coins, or of jobs that took some of them. */
  source: z.enum(grantSources).optional(),
  from: z.iso.datetime({ offset: true }).optional(),
  /** Lines of this moment are not among them any more. */
  to: z.iso.datetime({ offset: true }).optional(),
});
export type CoinHistoryFilter = z.infer<typeof coinHistoryFilterSchema>;

export const coinHistoryPageSchema = z.object({
  success: z.literal(true),
  /** Newest first. */
  lines: z.array(coinLineSchema),
  hasMore: z.boolean(),
  nextCursor: z.string().nullable(),
});
export type CoinHistoryPage = z.infer<typeof coinHistoryPageSchema>;

export const listCoinHistory = defineCall({
  method: 'get',
  path: '/api/user/coins/history',
  summary: 'A page of the signed-in user’s coin history, newest first',
  query: coinHistoryFilterSchema.extend({
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(coinHistoryLimits.maxPage)
      .default(coinHistoryLimits.defaultPage),
    /** Where the page before ended. */
    cursor: z.uuid().optional(),
  }),
  response: coinHistoryPageSchema,
});

/** All lines of a filter as a table for spreadsheets. */
export const coinHistoryFilePath = '/api/user/coins/history.csv';
