import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getSandboxPortal } from '#contract/billing.ts';
import { askAgain } from '#web/api/ask-again.ts';
import { call, type ResponseOf } from '#web/api/call.ts';
import { registerLive } from '#web/api/live.ts';
import { billingQuery } from '../../billing-query.ts';

export type Portal = ResponseOf<typeof getSandboxPortal>;

export const portalQuery = queryOptions({
  queryKey: ['sandbox-portal'],
  queryFn: ({ signal }) => call(getSandboxPortal, { signal }),
  staleTime: 0,
});

/** What the signed-in user manages at the sandbox. */
export function usePortal() {
  return useQuery(portalQuery);
}

export interface PortalAct {
  run: () => void;
  isBusy: boolean;
  error: unknown;
}

/** Does something at the sandbox, whose answer is how everything stands then. */
export function usePortalAct(act: () => Promise<Portal>, onDone: () => void): PortalAct {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: act,
    onSuccess(portal) {
      client.setQueryData(portalQuery.queryKey, portal);
      askAgain(client, { queryKey: billingQuery.queryKey });
      onDone();
    },
    // Why it was refused may stand on a page that has grown old.
    onError: () => askAgain(client, { queryKey: portalQuery.queryKey }),
  });
  return { run: () => mutate(), isBusy: isPending, error };
}

registerLive({
  'billing.changed': (_, client) => askAgain(client, { queryKey: portalQuery.queryKey }),
  reset: (_, client) => askAgain(client, { queryKey: portalQuery.queryKey }),
});
