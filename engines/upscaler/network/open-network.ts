import { readModel } from '../weights/model-file.ts';
import { lanczos } from './lanczos.ts';
import type { Network, Runtime } from './network.ts';
import { openSession } from './session.ts';

/** The first of the runtimes that can be had here. Resizing, which needs nothing, is the last resort even where it is not named. */
export async function openNetwork(wanted: readonly Runtime[]): Promise<Network> {
  for (const runtime of wanted) {
    if (runtime === 'lanczos') break;
    try {
      return await openSession(runtime, await readModel());
    } catch {
      // Not installed, not made for this processor, not prepared: the result says what has made it instead.
    }
  }
  return lanczos;
}
