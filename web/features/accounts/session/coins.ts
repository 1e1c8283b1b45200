import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { getCoins } from '#contract/coins.ts';
import { pollingLimits } from '#contract/limits.ts';
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

/** Takes over a balance that a call answered, so that it shows before the event comes. */
export function setCoins(client: QueryClient, coins: number): void {
  client.setQueryData(coinsQuery.queryKey, coins);
  const session = client.getQueryData<Session>(sessionQuery.queryKey);
  // Kept in the browser as well: the next visit would begin with the old balance, and look as if it had been charged.
  if (session?.user) setSession(client, { ...session, user: { ...session.user, coins } });
}

registerLive({
  'coins.changed': ({ coins }, client) => setCoins(client, coins),
  reset: (_, client) => void client.invalidateQueries({ queryKey: coinsQuery.queryKey }),
});
