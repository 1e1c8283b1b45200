import type { GenerateTool } from '#contract/tools.ts';
import type { Engine, EngineOperation } from '#engines/engine.ts';

/** The engines that this server has, in the order in which they are asked. */
export interface Engines {
  /** The engine that serves a tool. Throws when none does, which is a fault of the configuration. */
  forTool(tool: GenerateTool): Engine;
  /** The first engine that serves a tool at no cost to anybody, since asking it again costs nothing; null where none does. */
  freeFor(tool: GenerateTool): Engine | null;
  /** The engine of a job that was started before; null when it was removed since. */
  byId(id: string): Engine | null;
  /** The first engine that can do this, with the method that does it; null when none can. */
  forOperation<Operation extends Exclude<EngineOperation, 'generate'>>(
    operation: Operation,
  ): (Engine & Required<Pick<Engine, Operation>>) | null;
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
    freeFor: (tool) =>
      list.find(
        ({ capabilities }) => capabilities.afterCrash === 'restart' && capabilities.tools.includes(tool),
      ) ?? null,
    byId: (id) => list.find(({ capabilities }) => capabilities.id === id) ?? null,
    forOperation: <Operation extends Exclude<EngineOperation, 'generate'>>(operation: Operation) =>
      list.find(
        (engine): engine is Engine & Required<Pick<Engine, Operation>> =>
          engine.capabilities.operations.includes(operation) && engine[operation] !== undefined,
      ) ?? null,
    concurrency: list.reduce((sum, { capabilities }) => sum + capabilities.concurrency, 0),
    async close() {
      await Promise.all(list.map((engine) => engine.close()));
    },
  };
}
