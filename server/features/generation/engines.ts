import type { GenerateTool } from '#contract/tools.ts';
import type { Engine } from '#engines/engine.ts';

/** The engines that this server has, in the order in which they are asked. */
export interface Engines {
  /** The engine that serves a tool. Throws when none does, which is a fault of the configuration. */
  forTool(tool: GenerateTool): Engine;
  /** The engine of a job that was started before; null when it was removed since. */
  byId(id: string): Engine | null;
  /** How many calls this process may make at once, over all engines. */
  readonly concurrency: number;
  close(): Promise<void>;
}

export function createEngines(list: readonly [Engine, ...Engine[]]): Engines {
  return {
    forTool(tool) {
      const engine = list.find(({ capabilities }) => capabilities.tools.includes(tool));
      if (!engine) throw new Error(`no engine serves ${tool}`);
      return engine;
    },
    byId: (id) => list.find(({ capabilities }) => capabilities.id === id) ?? null,
    concurrency: list.reduce((sum, { capabilities }) => sum + capabilities.concurrency, 0),
    async close() {
      await Promise.all(list.map((engine) => engine.close()));
    },
  };
}
