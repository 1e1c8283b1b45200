import { canUseTool, type PlanName } from '#contract/plans.ts';
import { type GenerateTool, generateTools, remainingGenerations } from '#contract/tools.ts';

/** The tools of a plan that a balance can pay for, and how many times. */
export function affordableTools(coins: number, plan: PlanName): { tool: GenerateTool; count: number }[] {
  return generateTools
    .filter((tool) => canUseTool(plan, tool))
    .map((tool) => ({ tool, count: remainingGenerations(coins, tool) }))
    .filter(({ count }) => count > 0);
}
