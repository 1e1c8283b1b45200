import type { UpscaleEngine } from '#contract/upscale-engine.ts';
import { type Engines, nameOf } from '../engines/engines.ts';

/**
 * What the next upscale will probably be made by: the first engine of the chain, unless it is left alone at the moment and
 * another is not. Null where none can enlarge.
 */
export function readUpscaleEngine(engines: Pick<Engines, 'forPictures' | 'health'>): UpscaleEngine | null {
  const chain = engines.forPictures('upscale');
  const isLeftAlone = (id: string) =>
    engines.health(id)?.paused.some(({ operation }) => operation === 'upscale') === true;
  const engine = chain.find(({ capabilities }) => !isLeftAlone(capabilities.id)) ?? chain[0];
  if (engine === undefined) return null;
  const { isRemote, upscaleReads = [] } = engine.capabilities;
  return { name: nameOf(engine), isBuiltIn: !isRemote, reads: upscaleReads && [...upscaleReads] };
}
