// Builds the web app if its sources have changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, runForwarding, say } from './runtime.mjs';

const sources = ['web', 'contract', 'canvas', 'vite.config.ts', 'package-lock.json'];
const built = ['web/index.html', 'landing/server.js'];
const stampPath = path.join(root, 'dist', 'web.stamp');

/**
 * Hashes path, size and modification time of every source: any change, addition or removal changes the
 * result.
 */
function fingerprint() {
  const hash = createHash('sha256');
  const visit = (place) => {
    const stat = statSync(place);
    if (stat.isDirectory()) {
      for (const name of readdirSync(place).sort()) visit(path.join(place, name));
      return;
    }
    if (place.endsWith('.test.ts')) return;
    hash.update(`${path.relative(root, place)}\0${stat.size}\0${stat.mtimeMs}\n`);
  };
  for (const source of sources) visit(path.join(root, source));
  return hash.digest('hex');
}

/** Builds the browser's bundle and the one that renders the landing page, and stamps both with their sources. */
async function build(node) {
  // Before the build: a source that changes meanwhile needs another one.
  const stamp = fingerprint();
  const statuses = await Promise.all(
    [[], ['--ssr']].map((bundle) =>
      runForwarding(node, ['node_modules/vite/bin/vite.js', 'build', ...bundle, '--logLevel', 'warn'], {
        env: { ...process.env, NODE_ENV: 'production' },
      }),
    ),
  );
  const failed = statuses.find((status) => status !== 0);
  if (failed !== undefined) process.exit(failed);
  mkdirSync(path.dirname(stampPath), { recursive: true });
  writeFileSync(stampPath, stamp);
}

/** Builds the web app unless it was built from the current sources. */
export async function ensureBuilt(node) {
  const wanted = fingerprint();
  const isBuilt = built.every((file) => existsSync(path.join(root, 'dist', file)));
  if (isBuilt && existsSync(stampPath) && readFileSync(stampPath, 'utf8') === wanted) return;
  say('building the web app …');
  await build(node);
}

if (import.meta.filename === process.argv[1]) await build(process.execPath);
