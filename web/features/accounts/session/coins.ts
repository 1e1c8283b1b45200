import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { getCoins } from '#contract/coins.ts';
import { pollingLimits } from '#contract/limits.ts';
import { askAgain } from '#web/api/ask-again.ts';
import { call } from '#web/api/call.ts';
import { usePolling } from '#web/api/events/connection-store.ts';
import { registerLive } from '#web/api/live.ts';
import { type Session, sessionQuery, setSession } from './session-query.ts';

const coinsQuery = queryOptions({
  queryKey: ['coins'],
  queryFn: async ({ signal }) => (await call(getCoins, { signal })).coins,
});

/** The balance; null until it is known. Kept by events, and by polling while they do not come. */
export function useCoins(): number | null {
  const { data: session } = useQuery(sessionQuery);
  const known = session?.user?.coins;
  const { data } = useQuery({
    ...coinsQuery,
    enabled: known !== undefined,
    refetchInterval: usePolling(pollingLimits.coinsMs),
  });
  return data ?? known ?? null;
}

/**
 * Takes over a balance that an event or a call has told. A question that is under way may have been answered before: its
 * answer is not waited for.
 */
export function setCoins(client: QueryClient, coins: number): void {
  void client.cancelQueries({ queryKey: coinsQuery.queryKey }, { silent: true, revert: false });
  client.setQueryData(coinsQuery.queryKey, coins);
  const session = client.getQueryData<Session>(sessionQuery.queryKey);
  // Kept in the browser as well: the next visit would begin with the old balance, and look as if it had been charged.
  if (session?.user) setSession(client, { ...session, user: { ...session.user, coins } });
}

/**
 * Whether a balance surely does not pay for something: by what the server has told in this visit. What the browser has
 * kept of an earlier one may be less than there is by now; while nothing else is known, the server judges.
 */
export function isSurelyShort(client: QueryClient, price: number): boolean {
  const coins = client.getQueryData(coinsQuery.queryKey);
  return coins !== undefined && coins < price;
}

registerLive({
  'coins.changed': ({ coins }, client) => setCoins(client, coins),
  // The plan stands in the session, whatever page is open.
  'billing.changed': (_, client) => askAgain(client, { queryKey: sessionQuery.queryKey }),
  reset: (_, client) => askAgain(client, { queryKey: coinsQuery.queryKey }),
});
