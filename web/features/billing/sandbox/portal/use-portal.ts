import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getSandboxPortal } from '#contract/billing.ts';
import { call, type ResponseOf } from '#web/api/call.ts';
import { registerLive } from '#web/api/live.ts';
import { refetchQueries } from '#web/api/refetch-queries.ts';
import { billingQuery } from '../../billing-query.ts';

export type Portal = ResponseOf<typeof getSandboxPortal>;

export const portalQuery = queryOptions({
  queryKey: ['sandbox-portal'],
  queryFn: ({ signal }) => call(getSandboxPortal, { signal }),
  staleTime: 0,
});

/** The signed-in user's sandbox account. */
export function usePortal() {
  return useQuery(portalQuery);
}

export interface PortalAction {
  run: () => void;
  isBusy: boolean;
  error: unknown;
}

/** Runs an action in the sandbox, whose answer is the new state. */
export function usePortalAction(run: () => Promise<Portal>, onDone: () => void): PortalAction {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: run,
    onSuccess(portal) {
      client.setQueryData(portalQuery.queryKey, portal);
      refetchQueries(client, { queryKey: billingQuery.queryKey });
      onDone();
    },
    // The page may be outdated: refetch to show why it was refused.
    onError: () => refetchQueries(client, { queryKey: portalQuery.queryKey }),
  });
  return { run: () => mutate(), isBusy: isPending, error };
}

registerLive({
  'billing.changed': (_, client) => refetchQueries(client, { queryKey: portalQuery.queryKey }),
  reset: (_, client) => refetchQueries(client, { queryKey: portalQuery.queryKey }),
});
