import { useQuery } from '@tanstack/react-query';
import { can, type PlanName } from '#contract/plans.ts';
import { getUserInfo } from '#contract/session.ts';
import { call } from '#web/api/call.ts';
import { registerLive } from '#web/api/live.ts';
import { refetchQueries } from '#web/api/refetch-queries.ts';
import { sessionQuery, useUser } from '#web/features/accounts/index.ts';
import { checkPlan } from './plan-check.ts';

const planAccessKey = ['plan-access'];

export type PlanAccess =
  /** The cached session is being confirmed. */
  | { step: 'authenticating' }
  /** The server is being asked for the plan. */
  | { step: 'verifying' }
  | { step: 'known'; plan: PlanName; isAllowed: boolean };

/** Whether the user's plan includes the canvas editor, and the state of that check. */
export function usePlanAccess(): PlanAccess {
  const { planType } = useUser();
  // The guard accepts a cached user at once; the server's answer may still be pending.
  const session = useQuery(sessionQuery);
  const isConfirmed = session.dataUpdatedAt > 0 || session.error !== null;
  const { data: plan } = useQuery({
    queryKey: planAccessKey,
    queryFn: ({ signal }) => checkPlan((either) => call(getUserInfo, { signal: either }), planType, signal),
    enabled: isConfirmed,
    staleTime: 0,
    gcTime: 0,
  });
  if (!isConfirmed) return { step: 'authenticating' };
  if (plan === undefined) return { step: 'verifying' };
  return { step: 'known', plan, isAllowed: can(plan, 'canvasEditor') };
}

// A plan bought in another tab opens the editor here.
registerLive({
  'billing.changed': (_, client) => refetchQueries(client, { queryKey: planAccessKey }),
});
