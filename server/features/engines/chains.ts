import type { GenerateTool } from '#contract/tools.ts';
import type { Engine, EngineOperation } from '#engines/engine.ts';

/**
 * The engines that the operator has chosen for each tool or operation, in order. Without a chain: every
 * capable engine, in the server's own order.
 */
export type Chains = { readonly [use in GenerateTool | EngineOperation]?: readonly string[] };

/** Returns the engines that are named, in the order of the names; all of them without names. */
export function orderBy<E extends Engine>(names: readonly string[] | undefined, engines: readonly E[]): E[] {
  if (names === undefined) return [...engines];
  return names.flatMap((name) => engines.filter(({ capabilities }) => capabilities.id === name));
}
