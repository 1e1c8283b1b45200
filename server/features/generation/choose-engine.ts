import type { GenerateTool } from '#contract/tools.ts';
import type { Engine } from '#engines/engine.ts';
import type { Engines } from '../engines/engines.ts';

/** Returns the engine to call first: for a trained style the one that trained it, if it still exists. */
export function chooseEngine(
  engines: Pick<Engines, 'byId' | 'forTool'>,
  tool: GenerateTool,
  trainedBy: string | undefined,
): Engine {
  const taught = trainedBy === undefined ? null : engines.byId(trainedBy);
  return taught?.capabilities.tools.includes(tool) ? taught : engines.forTool(tool)[0];
}
