import type { GenerateTool } from '#contract/tools.ts';
import type { Engine, EngineOperation } from '#engines/engine.ts';

/**
 * The engines that the operator has named for a tool or a kind of work, in their order. What is not named is every engine
 * that can do it, in the server's own order.
 */
export type Chains = { readonly [use in GenerateTool | EngineOperation]?: readonly string[] };

/** Of these engines those that are named, in the order of the names; all of them where none is named. */
export function orderBy<E extends Engine>(names: readonly string[] | undefined, engines: readonly E[]): E[] {
  if (names === undefined) return [...engines];
  return names.flatMap((name) => engines.filter(({ capabilities }) => capabilities.id === name));
}
