import type { UpscaleEngine } from '#contract/upscale-engine.ts';
import { type Engines, nameOf } from '../engines/engines.ts';

/**
 * Returns the engine that the next upscale will probably use: the first of the chain whose circuit breaker is
 * closed, else the first. Null if none can upscale.
 */
export function readUpscaleEngine(engines: Pick<Engines, 'forPictures' | 'health'>): UpscaleEngine | null {
  const chain = engines.forPictures('upscale');
  const isPaused = (id: string) =>
    engines.health(id)?.paused.some(({ operation }) => operation === 'upscale') === true;
  const engine = chain.find(({ capabilities }) => !isPaused(capabilities.id)) ?? chain[0];
  if (engine === undefined) return null;
  const { isRemote, upscaleReads = [] } = engine.capabilities;
  return { name: nameOf(engine), isBuiltIn: !isRemote, reads: upscaleReads && [...upscaleReads] };
}
