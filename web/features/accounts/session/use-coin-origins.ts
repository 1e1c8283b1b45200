import { queryOptions, useQuery } from '@tanstack/react-query';
import { type CoinGrant, listCoinGrants } from '#contract/coin-history.ts';
import { call } from '#web/api/call.ts';
import { registerLive } from '#web/api/live.ts';
import { refetchQueries } from '#web/api/refetch-queries.ts';

const grantsQuery = queryOptions({
  queryKey: ['coin origins'],
  queryFn: async ({ signal }) => (await call(listCoinGrants, { signal })).grants,
});

/** Coins by whether they came with a plan or were given, such as at sign-up. */
interface CoinOrigins {
  bought: number;
  given: number;
}

/** Where the user's coins came from; null until known, and while not enabled. */
export function useCoinOrigins(isEnabled: boolean): CoinOrigins | null {
  const { data } = useQuery({ ...grantsQuery, enabled: isEnabled });
  return data === undefined ? null : originsOf(data);
}

/** Adds up what is left of each kind. */
export function originsOf(grants: readonly Pick<CoinGrant, 'source' | 'remaining'>[]): CoinOrigins {
  const origins = { bought: 0, given: 0 };
  for (const { source, remaining } of grants) {
    const isBought = source === 'subscription' || source === 'first_month_offer';
    origins[isBought ? 'bought' : 'given'] += remaining;
  }
  return origins;
}

registerLive({
  'coins.changed': (_, client) => refetchQueries(client, { queryKey: grantsQuery.queryKey }),
});
