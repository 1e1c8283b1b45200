import type { PlanName } from '#contract/plans.ts';
import { planOf } from '#contract/plans.ts';

/** After this long without an answer the plan that is known from the session counts. */
export const planCheckTimeoutMs = 5_000;

/**
 * Asks the server for the plan as it stands now. When it fails, or has not answered in time, the signed-in user's own
 * record says it; then nothing is shown, since every paid action is checked by the server anyway.
 */
export async function checkPlan(
  ask: (signal: AbortSignal) => Promise<{ planType?: unknown }>,
  own: PlanName,
  signal: AbortSignal,
  timeout: AbortSignal = AbortSignal.timeout(planCheckTimeoutMs),
): Promise<PlanName> {
  try {
    return planOf(await ask(AbortSignal.any([signal, timeout])));
  } catch (thrown) {
    if (signal.aborted) throw thrown;
    return own;
  }
}
