import { useQuery } from '@tanstack/react-query';
import { getUserInfo } from '#contract/accounts.ts';
import { can, type PlanName } from '#contract/plans.ts';
import { askAgain } from '#web/api/ask-again.ts';
import { call } from '#web/api/call.ts';
import { registerLive } from '#web/api/live.ts';
import { sessionQuery, useUser } from '#web/features/accounts/index.ts';
import { checkPlan } from './plan-check.ts';

const planAccessKey = ['plan-access'];

export type PlanAccess =
  /** The session of the last visit is being confirmed. */
  | { step: 'authenticating' }
  /** The server is asked for the plan. */
  | { step: 'verifying' }
  | { step: 'known'; plan: PlanName; isAllowed: boolean };

/** Whether the user's plan opens the canvas editor, and how far the question has got. */
export function usePlanAccess(): PlanAccess {
  const { planType } = useUser();
  // The guard lets a user of the last visit in at once; the server's word may still be on its way.
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

// A plan that is bought in another tab opens the editor here.
registerLive({
  'billing.changed': (_, client) => askAgain(client, { queryKey: planAccessKey }),
});
