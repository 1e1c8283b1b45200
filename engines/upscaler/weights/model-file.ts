import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** Where `scripts/prepare-upscaler.mjs` puts the network. */
export const modelUrl = new URL('../../../.cache/upscaler/default-model-2x.onnx', import.meta.url);

/** SHA-256 of the file that the conversion makes of the weights; whatever differs is not run. */
export const modelSha256 = 'dfeae9f1eef42eb4e578a35b72ce50edc75e36e873d783df0559a17e0f0e334f';

export function isModel(bytes: Uint8Array): boolean {
  return createHash('sha256').update(bytes).digest('hex') === modelSha256;
}

/** The network as it was prepared. Throws where it is missing or is not what it should be. */
export async function readModel(): Promise<Uint8Array> {
  const bytes = await readFile(modelUrl);
  if (!isModel(bytes)) throw new Error('the prepared network is not the one that is known');
  return bytes;
}
