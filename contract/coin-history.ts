import * as z from 'zod';
import { defineCall } from './call.ts';
import { grantSources } from './coins.ts';
import { toolNames } from './tools.ts';

const moment = z.iso.datetime();

/** A grant that has not expired. */
export const coinGrantSchema = z.object({
  id: z.string(),
  source: z.enum(grantSources),
  /** Coins granted. */
  amount: z.number().int(),
  /** Coins that can still be spent. */
  remaining: z.number().int(),
  /** Coins held by running jobs. */
  held: z.number().int(),
  createdAt: moment,
  expiresAt: moment,
  /** When the subscription replaces them with new coins; null if they expire without replacement. */
  renewsAt: moment.nullable(),
});
export type CoinGrant = z.infer<typeof coinGrantSchema>;

export const listCoinGrants = defineCall({
  method: 'get',
  path: '/api/user/coins/grants',
  summary: 'The coin grants of the signed-in user, earliest expiry first',
  response: z.object({ success: z.literal(true), grants: z.array(coinGrantSchema) }),
});

/**
 * Kinds of lines in the coin history. A job has a single line: `reserved` while it runs, then `spent`, or
 * `returned` without a result. `taken_back`: clawed back after a refund or dispute. `adjusted`: changed by an
 * admin.
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
  /** The number of coins. */
  coins: z.number().int().min(1),
  /** Signed change of the balance; 0 if a job's coins were returned. */
  effect: z.number().int(),
  /** Source of the coins; null for a job, which may draw on several sources. */
  source: z.enum(grantSources).nullable(),
  /** The job of the line; null for other lines and for jobs that no longer exist. */
  job: z
    .object({
      id: z.string(),
      tool: z.enum(toolNames),
      /** The beginning of its prompt. */
      prompt: z.string(),
    })
    .nullable(),
  createdAt: moment,
});
export type CoinLine = z.infer<typeof coinLineSchema>;

/** Filters of the coin history. Omitted fields match every line. */
export const coinHistoryFilterSchema = z.object({
  kind: z.enum(coinLineKinds).optional(),
  /** Lines of coins from this source, and of jobs that spent some of them. */
  source: z.enum(grantSources).optional(),
  from: z.iso.datetime({ offset: true }).optional(),
  /** Exclusive. */
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
    /** Where the previous page ended. */
    cursor: z.uuid().optional(),
  }),
  response: coinHistoryPageSchema,
});

/** Path of the CSV export: all lines that match a filter. */
export const coinHistoryFilePath = '/api/user/coins/history.csv';
