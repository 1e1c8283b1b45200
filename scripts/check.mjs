// `npm run check`: types, lint and format, dead code and texts, in parallel. The walls between rooms are a
// test (`walls.test.ts`).
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import { root, say } from './runtime.mjs';
import { runNode } from './suites/process.mjs';

/** Where the compiler caches its results for unchanged files. */
const typeCache = path.join(root, 'node_modules', '.cache', 'adventure', 'types');

function types(title, project) {
  const buildInfo = path.join(typeCache, `${project.replaceAll(/\W+/g, '-')}.tsbuildinfo`);
  const incremental = ['--incremental', '--tsBuildInfoFile', buildInfo];
  return [
    `types of ${title}`,
    ['node_modules/typescript/bin/tsc', '--noEmit', '-p', project, ...incremental],
  ];
}

const biome = ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'];

/** The longest first: two run at a time. */
const checksOf = (linted) => [
  types('contract, engines, server', 'tsconfig.json'),
  ['lint and format', [...biome, '--no-errors-on-unmatched', ...linted]],
  types('e2e', 'e2e/tsconfig.json'),
  types('web', 'web/tsconfig.json'),
  ['dead code', ['node_modules/knip/bin/knip.js']],
  ['texts in every language', ['scripts/check-texts.ts']],
  types('the service worker', 'web/service-worker/tsconfig.json'),
];

const maxConcurrent = 2;

/**
 * Runs every check, even after a failure. Prints the output of failed ones and resolves with the counts. With
 * `linted`, only these files are linted: no rule looks at two files.
 */
export async function runChecks(linted = []) {
  const started = performance.now();
  mkdirSync(typeCache, { recursive: true });
  const limit = pLimit(maxConcurrent);
  const ended = await Promise.all(
    checksOf(linted).map(([title, args]) =>
      limit(async () => {
        const { status, output, seconds } = await runNode(args, { isQuiet: true });
        say(`${status === 0 ? 'checked' : 'FAILED:'} ${title} (${seconds.toFixed(0)} s)`);
        if (status !== 0) process.stdout.write(output);
        return { title, isPassed: status === 0 };
      }),
    ),
  );
  const failed = ended.filter(({ isPassed }) => !isPassed);
  return {
    title: 'checks',
    seconds: (performance.now() - started) / 1000,
    passed: ended.length - failed.length,
    failed: failed.length,
    names: failed.map(({ title }) => `the check: ${title}`),
    slow: [],
  };
}

if (import.meta.main) {
  const { failed } = await runChecks();
  process.exitCode = failed === 0 ? 0 : 1;
}
