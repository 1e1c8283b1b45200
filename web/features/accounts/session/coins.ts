import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { getCoins } from '#contract/coins.ts';
import { pollingLimits } from '#contract/limits.ts';
import type { Tool } from '#contract/tools.ts';
import { call } from '#web/api/call.ts';
import { usePolling } from '#web/api/events/connection-store.ts';
import { registerLive } from '#web/api/live.ts';
import { refetchQueries } from '#web/api/refetch-queries.ts';
import { type Session, sessionQuery, setSession, usesCoins } from './session-query.ts';

/** Tools that do not accept all coins, from the last answer; null if all do. */
const limitedQuery = queryOptions<{ tools: Tool[]; coins: number } | null>({
  queryKey: ['limited coins'],
  queryFn: skipToken,
});

const coinsQuery = queryOptions({
  queryKey: ['coins'],
  queryFn: async ({ signal, client }) => {
    const { coins, limited } = await call(getCoins, { signal });
    client.setQueryData(limitedQuery.queryKey, limited ?? null);
    return coins;
  },
});

/** How many of the coins a tool accepts: all, except where its engines cost the operator money. */
export function useAcceptedCoins(coins: number, tool: Tool): number {
  const { data: limited } = useQuery(limitedQuery);
  return limited?.tools.includes(tool) ? Math.min(coins, limited.coins) : coins;
}

/** The coin balance; null until known. Updated by events, or by polling while the stream is down. */
export function useCoins(): number | null {
  const { data: session } = useQuery(sessionQuery);
  const known = session?.user?.coins;
  const { data } = useQuery({
    ...coinsQuery,
    enabled: known !== undefined && session?.usesCoins === true,
    refetchInterval: usePolling(pollingLimits.coinsMs),
  });
  return data ?? known ?? null;
}

/** Stores a balance from an event or a call. Cancels a request in flight: its answer may be older. */
export function setCoins(client: QueryClient, coins: number): void {
  void client.cancelQueries({ queryKey: coinsQuery.queryKey }, { silent: true, revert: false });
  client.setQueryData(coinsQuery.queryKey, coins);
  const session = client.getQueryData<Session>(sessionQuery.queryKey);
  // How many of them a paid engine accepts is not in the event.
  if (client.getQueryData(limitedQuery.queryKey)) refetchQueries(client, { queryKey: coinsQuery.queryKey });
  // Update the cached user too, or the next visit starts with the old balance.
  if (session?.user) setSession(client, { ...session, user: { ...session.user, coins } });
}

/**
 * Whether the balance certainly does not cover a price. Only a balance from this visit counts; a cached one
 * may be too low. Until one is known, the server decides.
 */
export function cannotAfford(client: QueryClient, price: number): boolean {
  if (!usesCoins(client)) return false;
  const coins = client.getQueryData(coinsQuery.queryKey);
  return coins !== undefined && coins < price;
}

registerLive({
  'coins.changed': ({ coins }, client) => setCoins(client, coins),
  // The plan is part of the session, whatever page is open.
  'billing.changed': (_, client) => refetchQueries(client, { queryKey: sessionQuery.queryKey }),
  reset: (_, client) => refetchQueries(client, { queryKey: coinsQuery.queryKey }),
});
