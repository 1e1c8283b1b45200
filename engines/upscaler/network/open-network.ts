import sharp from 'sharp';
import { readModel } from '../weights/model-file.ts';
import type { Network, Runtime } from './network.ts';
import { openSession } from './session.ts';

/** Resizing without a network, when neither runtime is available. */
const lanczos: Network = {
  runtime: 'lanczos',
  double: (rgb, width, height) =>
    sharp(rgb, { raw: { width, height, channels: 3 } })
      .resize(width * 2, height * 2, { kernel: 'lanczos3', fit: 'fill' })
      .raw()
      .toBuffer(),
  close: async () => {},
};

/**
 * Opens the first available runtime. Resizing, which needs nothing, is the last fallback even if it is not
 * named.
 */
export async function openNetwork(runtimes: readonly Runtime[]): Promise<Network> {
  for (const runtime of runtimes) {
    if (runtime === 'lanczos') break;
    try {
      return await openSession(runtime, await readModel());
    } catch {
      // Not installed, not made for this processor, or not prepared: the result names what was used instead.
    }
  }
  return lanczos;
}
