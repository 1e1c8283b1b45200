import { queryOptions, useQuery } from '@tanstack/react-query';
import { getBilling } from '#contract/billing.ts';
import { call } from '#web/api/call.ts';
import { registerLive } from '#web/api/live.ts';
import { refetchQueries } from '#web/api/refetch-queries.ts';
import { useSession } from '#web/features/accounts/index.ts';

export const billingQuery = queryOptions({
  queryKey: ['billing'],
  queryFn: ({ signal }) => call(getBilling, { signal }),
});

/** The signed-in user's billing state, updated by events. Not requested for visitors. */
export function useBilling() {
  const { status } = useSession();
  return useQuery({ ...billingQuery, enabled: status === 'signedIn' });
}

registerLive({
  'billing.changed': (_, client) => refetchQueries(client, { queryKey: billingQuery.queryKey }),
  reset: (_, client) => refetchQueries(client, { queryKey: billingQuery.queryKey }),
});
