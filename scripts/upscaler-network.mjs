import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isInstalled, root, say } from './runtime.mjs';

/** Where the runtime in WebAssembly is installed, by a lock file of its own. */
export const wasmFolder = path.join(root, 'engines', 'upscaler', 'wasm');

/**
 * Whether the runtime in WebAssembly has to be installed. The native one has builds for glibc only on Linux.
 */
export function lacksRuntime() {
  const builds = path.join(root, 'node_modules', 'onnxruntime-node', 'bin', 'napi-v6');
  const isBuilt = existsSync(path.join(builds, process.platform, process.arch));
  const hasLibrary = process.platform !== 'linux' || process.report.getReport().header.glibcVersionRuntime;
  return !(isBuilt && hasLibrary) && !isInstalled({ dev: false, folder: wasmFolder });
}

/**
 * Prepares the network that enlarges pictures and what runs it, unless both are there. The server starts
 * without them, too: it resizes pictures, and says so of each.
 */
export function prepareUpscaler(node) {
  if (isPrepared() && !lacksRuntime()) return;
  // In a process of its own: it reads TypeScript, which the Node that runs this may not, and ends where it
  // has no network.
  const { status } = spawnSync(node, ['scripts/prepare-upscaler.mjs'], { cwd: root, stdio: 'inherit' });
  if (status === 0) return;
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
