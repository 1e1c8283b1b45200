// `npm run check`: types, lint and format, dead code and texts, in parallel. The walls between rooms are a
// test (`walls.test.ts`).
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import { root, say } from './runtime.mjs';
import { runNode } from './suites/process.mjs';

/** Where the compiler caches its results for unchanged files. */
const typeCache = path.join(root, 'node_modules', '.cache', 'adventure', 'types');

/** A check of the types of these folders, with the files outside that they import. */
function types(title, project, folders) {
  const buildInfo = path.join(typeCache, `${project.replaceAll(/\W+/g, '-')}.tsbuildinfo`);
  const incremental = ['--incremental', '--tsBuildInfoFile', buildInfo];
  return {
    title: `types of ${title}`,
    args: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', project, ...incremental],
    folders,
  };
}

const biome = ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'];

/** The longest first: two run at a time. */
const checksOf = (linted) => [
  types('contract, engines, server', 'tsconfig.json', [
    'contract',
    'engines',
    'server',
    'scripts',
    'testing',
  ]),
  { title: 'lint and format', args: [...biome, '--no-errors-on-unmatched', ...linted] },
  types('e2e', 'e2e/tsconfig.json', ['e2e', 'scripts']),
  types('web', 'web/tsconfig.json', ['web', 'contract']),
  { title: 'dead code', args: ['node_modules/knip/bin/knip.js', '--cache'] },
  { title: 'texts in every language', args: ['scripts/check-texts.ts'] },
  types('the service worker', 'web/service-worker/tsconfig.json', ['web/service-worker']),
];

const maxConcurrent = 2;

/**
 * Runs every check, even after a failure. Prints the output of failed ones and resolves with the counts. With
 * `linted`, only these files are linted: no rule looks at two files. With `reached`, only types of folders with
 * one of these files are checked.
 */
export async function runChecks({ linted = [], reached } = {}) {
  const started = performance.now();
  mkdirSync(typeCache, { recursive: true });
  const limit = pLimit(maxConcurrent);
  const checks = checksOf(linted).filter(
    ({ folders }) => !folders || !reached || isBelowAny(reached, folders),
  );
  const ended = await Promise.all(
    checks.map(({ title, args }) =>
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

function isBelowAny(files, folders) {
  return [...files].some((file) => folders.some((folder) => file.startsWith(`${folder}/`)));
}

if (import.meta.main) {
  const { failed } = await runChecks();
  process.exitCode = failed === 0 ? 0 : 1;
}
