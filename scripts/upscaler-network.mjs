import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root, say } from './runtime.mjs';

/**
 * Prepares the network that enlarges pictures, unless it lies there already. The server starts without it, too: it resizes
 * them, and says so of each.
 */
export function prepareUpscaler(node) {
  if (isPrepared()) return;
  // In a process of its own: it reads TypeScript, which the Node that runs this may not, and ends where it has no network.
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
