import { type Query, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getCheckout } from '#contract/billing.ts';
import { billingLimits } from '#contract/limits.ts';
import { askAgain } from '#web/api/ask-again.ts';
import { call, type ResponseOf } from '#web/api/call.ts';
import { registerLive } from '#web/api/live.ts';
import { sessionQuery, setCoins } from '#web/features/accounts/index.ts';

type Checkout = ResponseOf<typeof getCheckout>;

const checkoutsKey = ['checkout'];
const soonMs = 1_000;
const laterMs = 5_000;

/** When to ask again by oneself: once a second while the payment is on its way, and seldom once that takes long. */
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

/** How far a checkout has got, asked until it is through; `isLate` once that takes longer than it should. */
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
    // The bar shows both, and events may not have come.
    setCoins(client, data.coins);
    askAgain(client, { queryKey: sessionQuery.queryKey });
  }, [client, data]);
  return { ...query, isLate };
}

registerLive({
  'billing.changed': (_, client) => askAgain(client, { queryKey: checkoutsKey }),
  'coins.changed': (_, client) => askAgain(client, { queryKey: checkoutsKey }),
});
