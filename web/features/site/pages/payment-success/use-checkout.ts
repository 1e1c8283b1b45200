import { type Query, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getCheckout } from '#contract/billing.ts';
import { billingLimits } from '#contract/limits.ts';
import { call, type ResponseOf } from '#web/api/call.ts';
import { registerLive } from '#web/api/live.ts';
import { refetchQueries } from '#web/api/refetch-queries.ts';
import { sessionQuery, setCoins } from '#web/features/accounts/index.ts';

type Checkout = ResponseOf<typeof getCheckout>;

const checkoutsKey = ['checkout'];
const soonMs = 1_000;
const laterMs = 5_000;

/** The poll interval: every second while the payment is pending, rarely once it takes long. */
export function nextQuestionMs(state: Checkout['state'] | undefined, isLate: boolean): number | false {
  if (state !== 'open' && state !== 'confirming') return false;
  return isLate ? laterMs : soonMs;
}

const checkoutQuery = (sessionId: string, isLate: boolean) =>
  queryOptions({
    queryKey: [...checkoutsKey, sessionId],
    queryFn: ({ signal }) => call(getCheckout, { params: { sessionId }, signal }),
    refetchInterval: ({ state }: Query<Checkout>) => nextQuestionMs(state.data?.state, isLate),
    staleTime: 0,
    gcTime: 0,
  });

/** A checkout's state, polled until it is done; `isLate` once it takes longer than it should. */
export function useCheckout(sessionId: string) {
  const client = useQueryClient();
  const [isLate, setLate] = useState(false);
  const query = useQuery(checkoutQuery(sessionId, isLate));
  const { data } = query;
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), billingLimits.confirmingMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (data?.state !== 'done') return;
    // The bar shows both, and events may not have arrived.
    setCoins(client, data.coins);
    refetchQueries(client, { queryKey: sessionQuery.queryKey });
  }, [client, data]);
  return { ...query, isLate };
}

registerLive({
  'billing.changed': (_, client) => refetchQueries(client, { queryKey: checkoutsKey }),
  'coins.changed': (_, client) => refetchQueries(client, { queryKey: checkoutsKey }),
});
