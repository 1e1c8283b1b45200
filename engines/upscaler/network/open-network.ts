import { readModel } from '../weights/model-file.ts';
import { lanczos } from './lanczos.ts';
import type { Network, Runtime } from './network.ts';
import { openSession } from './session.ts';

/**
 * Opens the first available runtime. Resizing, which needs nothing, is the last fallback even if it is not
 * named.
 */
export async function openNetwork(wanted: readonly Runtime[]): Promise<Network> {
  for (const runtime of wanted) {
    if (runtime === 'lanczos') break;
    try {
      return await openSession(runtime, await readModel());
    } catch {
      // Not installed, not made for this processor, or not prepared: the result names what was used
      // instead.
    }
  }
  return lanczos;
}
