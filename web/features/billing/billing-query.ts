import { queryOptions, useQuery } from '@tanstack/react-query';
import { getBilling } from '#contract/billing.ts';
import { askAgain } from '#web/api/ask-again.ts';
import { call } from '#web/api/call.ts';
import { registerLive } from '#web/api/live.ts';
import { useSession } from '#web/features/accounts/index.ts';

export const billingQuery = queryOptions({
  queryKey: ['billing'],
  queryFn: ({ signal }) => call(getBilling, { signal }),
});

/** How the signed-in user pays; nobody is asked about while nobody is signed in. Events keep it. */
export function useBilling() {
  const { status } = useSession();
  return useQuery({ ...billingQuery, enabled: status === 'signedIn' });
}

registerLive({
  'billing.changed': (_, client) => askAgain(client, { queryKey: billingQuery.queryKey }),
  reset: (_, client) => askAgain(client, { queryKey: billingQuery.queryKey }),
});
