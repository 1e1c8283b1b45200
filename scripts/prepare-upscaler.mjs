// Converts the upscaler's network from the weights that its publisher ships on npm, unless it is present.
// Installs the WebAssembly runtime if there is no native build for this machine.
//
//     node scripts/run24.mjs --production scripts/prepare-upscaler.mjs
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { toOnnx } from '../engines/upscaler/weights/convert.ts';
import { isModel, modelUrl } from '../engines/upscaler/weights/model-file.ts';
import { ensureInstalled, root, say } from './runtime.mjs';
import { lacksRuntime, wasmFolder } from './upscaler-network.mjs';

const weightsFolder = path.join(root, 'engines', 'upscaler', 'weights');
const published = path.join(weightsFolder, 'node_modules', '@upscalerjs', 'default-model', 'models');

function isPrepared() {
  try {
    return isModel(readFileSync(modelUrl));
  } catch {
    return false;
  }
}

export function ensureUpscaler() {
  if (!isPrepared()) makeNetwork();
  if (lacksRuntime()) ensureInstalled({ dev: false, folder: wasmFolder, patient: false });
}

function makeNetwork() {
  ensureInstalled({ dev: false, folder: weightsFolder, patient: false });
  say('preparing the network that enlarges pictures …');
  const description = JSON.parse(readFileSync(path.join(published, 'model.json'), 'utf8'));
  const model = toOnnx(description, readFileSync(path.join(published, 'group1-shard1of1.bin')));
  if (!isModel(model)) throw new Error('the conversion made another network than it should');
  const file = fileURLToPath(modelUrl);
  mkdirSync(path.dirname(file), { recursive: true });
  // A concurrent reader finds either the whole file or none.
  writeFileSync(`${file}.${process.pid}`, model);
  renameSync(`${file}.${process.pid}`, file);
}

if (import.meta.main) ensureUpscaler();
