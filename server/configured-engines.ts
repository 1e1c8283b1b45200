import { availableParallelism } from 'node:os';
import { createBuiltin } from '#engines/builtin/engine.ts';
import type { Engine } from '#engines/engine.ts';
import type { EngineNetwork } from '#engines/network.ts';
import { createOpenAi } from '#engines/openai/openai.ts';
import type { EngineSettings } from './engine-config.ts';

/** The engines that the operator has configured, in the order of `docs/engines.md`: the built-in one last. */
export function createConfiguredEngines(
  { openai, compatible }: EngineSettings,
  network: EngineNetwork,
): [Engine, ...Engine[]] {
  const remote = [
    ...(openai ? [createOpenAi({ ...openai, vendor: 'OpenAI', server: null }, network)] : []),
    ...compatible.map(({ kind, ...server }) =>
      createOpenAi({ ...server, vendor: server.id, server: kind }, network),
    ),
  ];
  const builtin = createBuiltin({ threads: drawingThreads() });
  const [first, ...others] = [...remote, builtin];
  return [first ?? builtin, ...others];
}

/** One core stays free for requests and the database. */
function drawingThreads(): number {
  return Math.max(1, Math.min(4, availableParallelism() - 1));
}
