import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isInstalled, root, runForwarding, say } from './runtime.mjs';

/** Where the WebAssembly runtime is installed, with its own lock file. */
export const wasmFolder = path.join(root, 'engines', 'upscaler', 'wasm');

/**
 * Returns whether the WebAssembly runtime must be installed: there is no native build for this platform. On
 * Linux, native builds need glibc.
 */
export function lacksRuntime() {
  const builds = path.join(root, 'node_modules', 'onnxruntime-node', 'bin', 'napi-v6');
  const isBuilt = existsSync(path.join(builds, process.platform, process.arch));
  const hasLibrary = process.platform !== 'linux' || process.report.getReport().header.glibcVersionRuntime;
  return !(isBuilt && hasLibrary) && !isInstalled({ dev: false, folder: wasmFolder });
}

/**
 * Prepares the upscaler's network and its runtime, unless both are present. The server also starts without
 * them: it then resizes pictures, and labels them as resized.
 */
export async function prepareUpscaler(node) {
  if (isPrepared() && !lacksRuntime()) return;
  // In its own process: it runs TypeScript, which this Node may not support, and exits if there is no network
  // connection.
  const status = await runForwarding(node, ['scripts/prepare-upscaler.mjs']);
  if (status === 0) return;
  // The start itself was ended, by SIGHUP, SIGINT or SIGTERM.
  if ([129, 130, 143].includes(status)) process.exit(status);
  say(
    'the network that enlarges pictures could not be prepared: they are resized until a start that can download it',
  );
}

function isPrepared() {
  const known = path.join(root, 'engines', 'upscaler', 'weights', 'network.json');
  const { file, sha256 } = JSON.parse(readFileSync(known, 'utf8'));
  try {
    return (
      createHash('sha256')
        .update(readFileSync(path.join(root, file)))
        .digest('hex') === sha256
    );
  } catch {
    return false;
  }
}
