// `npm run check`: types, lint and format, dead code. The walls between the rooms are a test.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root, say } from './runtime.mjs';

const checks = [
  ['types of contract, engines, server', 'typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.json']],
  ['types of web', 'typescript/bin/tsc', ['--noEmit', '-p', 'web/tsconfig.json']],
  [
    'types of the service worker',
    'typescript/bin/tsc',
    ['--noEmit', '-p', 'web/service-worker/tsconfig.json'],
  ],
  ['types of e2e', 'typescript/bin/tsc', ['--noEmit', '-p', 'e2e/tsconfig.json']],
  ['lint, format, import cycles', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings']],
  ['texts in every language', '../scripts/check-texts.ts', []],
  ['dead code', 'knip/bin/knip.js', []],
];

/** Runs every check, even after one failed, and returns how each ended. */
export function runChecks() {
  return checks.map(([title, script, args]) => {
    say(`checking ${title} …`);
    const file = path.join(root, 'node_modules', script);
    if (!existsSync(file)) throw new Error(`${script} is not installed`);
    const result = spawnSync(process.execPath, [file, ...args], { cwd: root, stdio: 'inherit' });
    return { title, passed: result.status === 0 };
  });
}

if (import.meta.main) {
  const failed = runChecks().filter((check) => !check.passed);
  for (const check of failed) say(`failed: ${check.title}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
