import type { PlanName } from '#contract/plans.ts';
import { planOf } from '#contract/plans.ts';

/** After this long without an answer the session's plan counts. */
export const planCheckTimeoutMs = 5_000;

/**
 * Asks the server for the current plan. On an error or timeout uses the session's plan without a message: the
 * server checks every paid action anyway.
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
