import type { AdminChain } from '#contract/admin-engines.ts';
import { type EngineUse, engineUses } from '#contract/engine-operations.ts';
import { isGenerateTool } from '#contract/tools.ts';
import type { Engine } from '#engines/engine.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { EngineSetups, Engines } from '../../engines/engines.ts';

export interface ChainsDeps {
  engines: Pick<Engines, 'all'>;
  setups: Pick<EngineSetups, 'rules'>;
  /** The environment variable of each use. */
  chainVariables: Readonly<Record<EngineUse, string>>;
}

/** Uses that share a chain: better prompts and better styles have one variable and one row. */
export const sharedChains: Partial<Record<EngineUse, string>> = { enhancePrompt: 'enhanceStyle' };

/** Presents the chain of every use, in the order of the contract. */
export function presentChains(deps: ChainsDeps): AdminChain[] {
  return engineUses.map((use) => presentChain(deps, use));
}

export function presentChain({ engines, setups, chainVariables }: ChainsDeps, use: EngineUse): AdminChain {
  const candidates = engines
    .all()
    .filter((engine) => canServe(engine, use))
    .map(({ capabilities }) => capabilities.id);
  const { chains, chainsFromEnvironment } = setups.rules();
  const named = chains[use];
  return {
    use,
    // A named engine that is missing or unable is skipped.
    names: named?.filter((name) => candidates.includes(name)) ?? candidates,
    source: named === undefined ? 'automatic' : chainsFromEnvironment.has(use) ? 'environment' : 'stored',
    variable: chainVariables[use],
    candidates,
  };
}

/** Throws if these engines cannot be chosen for the use. */
export function checkChain(chain: AdminChain, names: readonly string[] | null): void {
  if (chain.source === 'environment') throw new AppError('engine_managed_by_environment');
  if (names === null) return;
  const isWrong =
    new Set(names).size !== names.length || names.some((name) => !chain.candidates.includes(name));
  if (isWrong) throw new AppError('engine_operation_unsupported');
}

function canServe({ capabilities }: Engine, use: EngineUse): boolean {
  return isGenerateTool(use) ? capabilities.tools.includes(use) : capabilities.operations.includes(use);
}
