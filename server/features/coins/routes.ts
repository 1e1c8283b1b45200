import {
  coinHistoryFilePath,
  coinHistoryFilterSchema,
  listCoinGrants,
  listCoinHistory,
} from '#contract/coin-history.ts';
import { getCoins } from '#contract/coins.ts';
import { isoDate } from '#contract/durations.ts';
import type { Tool } from '#contract/tools.ts';
import type { Api } from '#server/platform/http/api.ts';
import { attachment } from '#server/platform/http/download-name.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Coins } from './coins.ts';
import type { FindPaidJobs } from './history/list-history.ts';

export interface CoinRouteDeps {
  findPaidJobs: FindPaidJobs;
  /** The tools that only engines serve whose calls cost the operator money. */
  paidTools(): Tool[];
}

export function registerCoinRoutes(
  api: Api,
  coins: Coins,
  { findPaidJobs: findJobs, paidTools }: CoinRouteDeps,
): void {
  api.handle(getCoins, async ({ identity: { userId } }) => {
    const balance = await coins.balance(userId);
    const tools = paidTools();
    const accepted = tools.length === 0 ? balance : await coins.acceptedBalance(userId);
    return { coins: balance, ...(accepted < balance && { limited: { tools, coins: accepted } }) };
  });

  api.handle(listCoinGrants, async ({ identity }) => ({ grants: await coins.grants(identity.userId) }));

  api.handle(listCoinHistory, ({ identity, query }) => coins.history(identity.userId, query, findJobs));

  api.document({
    path: coinHistoryFilePath,
    summary: 'The signed-in user’s coin history as CSV, optionally filtered',
    signedIn: true,
    query: coinHistoryFilterSchema,
    contentType: 'text/csv',
  });
  api.hono.get(coinHistoryFilePath, async (context) => {
    const identity = await api.identify(context, 'coinHistoryFile');
    const filter = validate(coinHistoryFilterSchema, context.req.query());
    const today = isoDate(new Date());
    return new Response(coins.historyFile(identity.userId, filter, findJobs), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': attachment(`adventure-coins-${today}.csv`),
      },
    });
  });
}
