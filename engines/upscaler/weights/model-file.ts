import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import network from './network.json' with { type: 'json' };

/** Where `scripts/prepare-upscaler.mjs` puts the network. */
export const modelUrl = new URL(`../../../${network.file}`, import.meta.url);

/**
 * Whether this is the file that the conversion makes of the weights, by its SHA-256. Any other file is not
 * run.
 */
export function isModel(bytes: Uint8Array): boolean {
  return createHash('sha256').update(bytes).digest('hex') === network.sha256;
}

/** Reads the prepared network. Throws when it is missing or differs. */
export async function readModel(): Promise<Uint8Array> {
  const bytes = await readFile(modelUrl);
  if (!isModel(bytes)) throw new Error('the prepared network is not the expected one');
  return bytes;
}
