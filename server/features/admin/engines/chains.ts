import { type AdminChain, type EngineUse, engineUses } from '#contract/admin-engines.ts';
import { isGenerateTool } from '#contract/tools.ts';
import type { Engine } from '#engines/engine.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { EngineSetups, Engines } from '../../engines/engines.ts';

export interface ChainsDeps {
  engines: Pick<Engines, 'all'>;
  setups: Pick<EngineSetups, 'rules'>;
  /** The variable of the environment for each use. */
  chainVariables: Readonly<Record<EngineUse, string>>;
}

/** What is chosen together: better prompts and better styles have one variable, and one row. */
export const alsoChosen: Partial<Record<EngineUse, string>> = { enhancePrompt: 'enhanceStyle' };

/** Who serves what, in the order of the contract. */
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
    // Who is named and is not there, or cannot, is not asked.
    names: named?.filter((name) => candidates.includes(name)) ?? candidates,
    source: named === undefined ? 'automatic' : chainsFromEnvironment.has(use) ? 'environment' : 'stored',
    variable: chainVariables[use],
    candidates,
  };
}

/** Throws where these engines cannot be named for the use. */
export function checkChain(chain: AdminChain, names: readonly string[] | null): void {
  if (chain.source === 'environment') throw new AppError('engine_set_elsewhere');
  if (names === null) return;
  const isWrong =
    new Set(names).size !== names.length || names.some((name) => !chain.candidates.includes(name));
  if (isWrong) throw new AppError('engine_cannot_serve');
}

function canServe({ capabilities }: Engine, use: EngineUse): boolean {
  return isGenerateTool(use) ? capabilities.tools.includes(use) : capabilities.operations.includes(use);
}
