import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { io, ready, setBackend, tensor4d, tidy } from '@tensorflow/tfjs-core';
import { loadLayersModel } from '@tensorflow/tfjs-layers';
import sharp from 'sharp';
import { ensureInstalled } from '../../scripts/runtime.mjs';

const weights = fileURLToPath(new URL('../../engines/upscaler/weights', import.meta.url));

/**
 * Opens the same weights as their publisher intends without a graphics card: TensorFlow.js in WebAssembly, on
 * the whole decoded picture. Returns a function that upscales it once.
 */
export async function openTfjsNetwork(picture: Buffer): Promise<() => Promise<Uint8Array>> {
  ensureInstalled({ dev: false, folder: weights });
  const require = createRequire(import.meta.url);
  setWasmPaths(`${path.dirname(require.resolve('@tensorflow/tfjs-backend-wasm'))}/`);
  await setBackend('wasm');
  await ready();
  const published = path.join(weights, 'node_modules', '@upscalerjs', 'default-model', 'models');
  const { modelTopology, weightsManifest } = JSON.parse(
    readFileSync(path.join(published, 'model.json'), 'utf8'),
  ) as { modelTopology: object; weightsManifest: [{ weights: io.WeightsManifestEntry[]; paths: [string] }] };
  const [{ weights: weightSpecs, paths }] = weightsManifest;
  const weightData = Uint8Array.from(readFileSync(path.join(published, paths[0]))).buffer;
  const model = await loadLayersModel(io.fromMemory({ modelTopology, weightSpecs, weightData }));
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const input = tensor4d(Float32Array.from(data), [1, info.height, info.width, 3]);
  return async () => {
    const enlarged = tidy(() => model.predict(input));
    if (Array.isArray(enlarged)) throw new Error('the network returned several pictures');
    const values = await enlarged.data();
    enlarged.dispose();
    return Uint8Array.from(values, (value) => Math.min(255, Math.max(0, Math.round(value))));
  };
}
