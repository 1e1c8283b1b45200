import { type GenerateTool, generateTools, remainingGenerations } from '#contract/tools.ts';

/** The tools that a balance can pay for, and how many times. */
export function affordableTools(coins: number): { tool: GenerateTool; count: number }[] {
  return generateTools
    .map((tool) => ({ tool, count: remainingGenerations(coins, tool) }))
    .filter(({ count }) => count > 0);
}
