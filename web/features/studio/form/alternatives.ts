import { canUseTool, type PlanName } from '#contract/plans.ts';
import { isReferenceTool } from '#contract/references.ts';
import { type GenerateTool, generateTools, tools } from '#contract/tools.ts';

/**
 * The tools of a plan in which the work on another one continues: the first that takes reference images, too,
 * and the first that makes the same.
 */
export function alternativesTo(tool: GenerateTool, plan: PlanName): GenerateTool[] {
  const usable = generateTools.filter((one) => canUseTool(plan, one));
  const withPictures = usable.filter(isReferenceTool).slice(0, 1);
  const alike = usable.filter((one) => tools[one].makes === tools[tool].makes).slice(0, 1);
  return [...withPictures, ...alike];
}
