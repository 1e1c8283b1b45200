import { type PlanName, plans } from '#contract/plans.ts';
import { isStudioTool, isTool, type StudioTool, tools } from '#contract/tools.ts';

/** What an offer calls each tool's pictures, in the offer's order. */
export const offerTexts = {
  'Genesys 1.0': 'offerGenesys1',
  'Genesys Pro': 'offerGenesysPro',
  Upscaler: 'offerUpscales',
  Thumbnail: 'offerThumbnails',
  ThumbnailsV2: 'offerV2',
} as const satisfies Record<StudioTool, string>;

/** How many pictures a month of a plan pays for, for each tool alone. */
export function monthlyPictures(plan: PlanName): { tool: StudioTool; count: number }[] {
  const { coinsPerMonth } = plans[plan];
  return Object.keys(offerTexts)
    .filter(isTool)
    .filter(isStudioTool)
    .map((tool) => ({ tool, count: Math.floor(coinsPerMonth / tools[tool].coins) }));
}
