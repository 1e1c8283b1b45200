// Runs the tests and prints the sum of their counts:
//
//   (nothing)          what `npm test` runs: checks, unit tests, component tests, journeys
//   --full             the same with whole matrices instead of samples
//   --builtin          all tests of the built-in engine, and the record that they have passed
//   --postgres         tests that can end differently on PostgreSQL, on the server in DATABASE_URL
//   --changed [COMMIT] only tests that the change since COMMIT (default HEAD) can affect, by imports
//
// docs/testing.md says what belongs where and how long it may take.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { sampleOf } from '../testing/sample.ts';
import { ensureChromium } from './browser.mjs';
import { isBuiltinTested, recordBuiltinTested } from './builtin-tests.ts';
import { changedSince, touchedSince } from './changed-tests.ts';
import { runChecks } from './check.mjs';
import { ensureUpscaler } from './prepare-upscaler.mjs';
import { root, say } from './runtime.mjs';
import { runJourneys } from './suites/journeys.mjs';
import { printSummary } from './suites/summary.mjs';
import { makeTemporaryFolder } from './suites/temporary-folder.mjs';
import { runVitest } from './suites/vitest.mjs';
import { ensureBuilt } from './web-build.mjs';

/** Each suite's time limit in seconds on two idle cores. The goal of `npm test` as a whole is ten minutes. */
const shares = { checks: 50, unit: 215, components: 80, journeys: 255, postgres: 300 };

const unitTitle = 'tests beside the code';
const componentConfig = ['--config', 'vitest.components.config.ts'];
/** How many files `test:changed` takes of those that open the whole app, with the change somewhere in it. */
const restSample = { tests: 4, components: 1 };

function withShare(suite, shareSeconds) {
  return { ...suite, shareSeconds };
}

function runComponents(files, scratch, env = {}) {
  const chromium = ensureChromium();
  return runVitest('component tests', [...componentConfig, ...files], {
    scratch,
    env: chromium ? { ...env, CHROMIUM_PATH: chromium } : env,
  });
}

/**
 * Runs the tests in Node. With the sources of the built-in engine as they were when all its tests had passed,
 * a sample of them runs; otherwise all of them, with whole matrices, and the run is recorded.
 */
async function runUnit(scratch, env) {
  if (env.TEST_FULL === undefined && isBuiltinTested(root)) {
    say('the built-in engine is as it was when all its tests passed: running a sample of them');
    return [await runVitest(unitTitle, [], { scratch, env: { ...env, BUILTIN_TESTS: 'sample' } })];
  }
  const others = ['pure', 'server', 'isolated'].flatMap((project) => ['--project', project]);
  return [await runBuiltin(scratch), await runVitest(unitTitle, others, { scratch, env })];
}

/** Runs all tests of the built-in engine and records that they have passed. */
async function runBuiltin(scratch) {
  say('running all tests of the built-in engine');
  const args = ['--project', 'builtin'];
  const suite = await runVitest('tests of the built-in engine', args, { scratch, env: { TEST_FULL: '1' } });
  const recorded = suite.failed === 0 ? recordBuiltinTested(root) : null;
  if (recorded) say(`all tests of the built-in engine have passed: commit ${recorded}`);
  return suite;
}

async function runEverything(scratch, env) {
  await ensureBuilt(process.execPath);
  ensureUpscaler();
  const checks = await runChecks();
  const unit = await runUnit(scratch, { ...env, TEST_FILES: 'sample' });
  const components = await runComponents([], scratch, { ...env, TEST_FILES: 'sample' });
  const journeys = await runJourneys('browser journeys', [], { scratch, env });
  const isFull = env.TEST_FULL !== undefined;
  return [
    withShare(checks, shares.checks),
    ...(isFull ? unit : unit.map((suite) => withShare(suite, shares.unit))),
    withShare(components, shares.components),
    isFull ? journeys : withShare(journeys, shares.journeys),
  ];
}

async function runOnPostgres(scratch, env) {
  const suite = await runVitest('tests on PostgreSQL', ['--project', 'postgres', '--project', 'isolated'], {
    scratch,
    env,
  });
  return [withShare(suite, shares.postgres)];
}

async function runChanged(base, scratch) {
  const { tests, components, rest, journeys, reached, reasonsForAll } = touchedSince(base);
  if (reasonsForAll.length > 0) {
    say(`everything can be touched by ${reasonsForAll.join(', ')}: running all tests`);
    return runEverything(scratch, {});
  }
  const inNode = [...tests, ...sampleOf(rest.tests, restSample.tests)];
  const inBrowser = [...components, ...sampleOf(rest.components, restSample.components)];
  say(`touched: ${tests.length} files of tests in Node, ${components.length} of component tests`);
  say(
    `and ${journeys.length} of journeys; a sample of ${rest.tests.length} and ${rest.components.length} more`,
  );
  const suites = await Promise.all([
    runChecksAndTests({ linted: changedSince(base), reached }, inNode, scratch),
    inBrowser.length === 0 ? [] : runComponents(inBrowser, scratch),
  ]);
  if (journeys.length > 0) {
    await ensureBuilt(process.execPath);
    suites.push(await runJourneys('browser journeys', journeys, { scratch }));
  }
  return suites.flat();
}

/** What needs no browser, in succession: component tests run at the same time. */
async function runChecksAndTests(changed, tests, scratch) {
  const checks = await runChecks(changed);
  return tests.length === 0 ? checks : [checks, await runVitest(unitTitle, tests, { scratch })];
}

async function chooseRun(args, scratch) {
  if (args.includes('--postgres')) return runOnPostgres(scratch, {});
  if (args.includes('--builtin')) return [await runBuiltin(scratch)];
  const changed = args.indexOf('--changed');
  if (changed !== -1) return runChanged(args[changed + 1] ?? 'HEAD', scratch);
  return runEverything(scratch, args.includes('--full') ? { TEST_FULL: '1' } : {});
}

/** The commit seeds the samples, so that all runs of it test the same cases. TEST_SEED overrides it. */
function chooseSeed() {
  const { stdout, status } = spawnSync('git', ['rev-parse', '--short=7', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? String(Number.parseInt(stdout, 16)) : '0';
}

process.env.TEST_SEED ??= chooseSeed();
const scratch = makeTemporaryFolder();
for (const variable of ['TMPDIR', 'TEMP', 'TMP']) process.env[variable] = scratch;
try {
  say(`the database of this run is ${process.env.DATABASE_URL ? 'a PostgreSQL server' : 'the embedded one'}`);
  say(`samples are chosen by TEST_SEED=${process.env.TEST_SEED}`);
  const suites = await chooseRun(process.argv.slice(2), scratch);
  process.exitCode = printSummary(suites) ? 0 : 1;
} finally {
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
}
