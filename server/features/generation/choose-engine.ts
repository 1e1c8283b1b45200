import type { GenerateTool } from '#contract/tools.ts';
import type { Engine } from '#engines/engine.ts';
import type { Engines } from '../engines/engines.ts';

/** The engine that is asked first: a trained style is best in the hands of the one that was taught it, where it is still there. */
export function chooseEngine(
  engines: Pick<Engines, 'byId' | 'forTool'>,
  tool: GenerateTool,
  trainedBy: string | undefined,
): Engine {
  const taught = trainedBy === undefined ? null : engines.byId(trainedBy);
  return taught?.capabilities.tools.includes(tool) ? taught : engines.forTool(tool)[0];
}
