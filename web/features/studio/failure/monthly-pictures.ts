import { type PlanName, plans } from '#contract/plans.ts';
import { type Tool, tools } from '#contract/tools.ts';

/** The tools in the order of an offer. */
const offeredTools = ['Genesys 1.0', 'Genesys Pro', 'Upscaler', 'Thumbnail', 'ThumbnailsV2'] as const;

/** How many pictures a month of a plan pays for, for each tool alone. */
export function monthlyPictures(plan: PlanName): { tool: Tool; count: number }[] {
  const { coinsPerMonth } = plans[plan];
  return offeredTools.map((tool) => ({ tool, count: Math.floor(coinsPerMonth / tools[tool].coins) }));
}
