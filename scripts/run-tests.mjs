// Runs the checks, the tests beside the code, the component tests and the browser journeys, and adds their counts up.
//   --server-only   only the server's and database's tests (the second pass, against a PostgreSQL server)
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium } from './browser.mjs';
import { runChecks } from './check.mjs';
import { ensureUpscaler } from './prepare-upscaler.mjs';
import { root, say } from './runtime.mjs';

const scratch = mkdtempSync(path.join(tmpdir(), 'adventure-tests-'));

function runNode(args, env = {}) {
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    .status;
}

/** A runner that ends badly without naming a failed test (it crashed, or found none) counts as one failure. */
function withCrash(counts, status, runner) {
  if (status === 0 && counts.passed > 0) return counts;
  const names = counts.names.length > 0 ? counts.names : [`${runner} ended badly`];
  return { passed: counts.passed, failed: Math.max(counts.failed, 1), names };
}

/** The beginning of an error in one line, without its colours: what a log that was cut off still has. */
function reasonOf(message = '') {
  const line = stripVTControlCharacters(message).replace(/\s+/g, ' ').trim();
  return line === '' ? '' : ` (${line.slice(0, 500)})`;
}

/** What failed in vitest's report, a line each. */
function failedTests({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages = [] }) =>
          `${path.relative(root, name)} > ${fullName}${reasonOf(failureMessages[0])}`,
      ),
  );
}

/** What failed, or passed only when it was tried again, in Playwright's report. */
function failedJourneys({ suites = [] }) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .map(({ title, tests }) => `e2e/${suite.file} > ${title}${reasonOf(firstError(tests))}`),
    ...failedJourneys(suite),
  ]);
}

function firstError(tests = []) {
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors ?? []));
  return errors[0]?.message;
}

function runVitest(filters, runner = 'vitest') {
  const report = path.join(scratch, `${runner}.json`);
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'];
  const status = runNode([...args, `--outputFile.json=${report}`, ...filters]);
  try {
    const read = JSON.parse(readFileSync(report, 'utf8'));
    const counts = { passed: read.numPassedTests, failed: read.numFailedTests, names: failedTests(read) };
    return withCrash(counts, status, runner);
  } catch {
    return { passed: 0, failed: 1, names: [`${runner} left no report`] };
  }
}

/** The states of the user interface, as components in a browser. */
function runComponents() {
  return runVitest(['--config', 'vitest.components.config.ts'], 'the component tests');
}

function runJourneys() {
  const report = path.join(scratch, 'journeys.json');
  const chromium = ensureChromium();
  const status = runNode(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  });
  try {
    const read = JSON.parse(readFileSync(report, 'utf8'));
    const { expected, unexpected, flaky } = read.stats;
    const counts = { passed: expected, failed: unexpected + flaky, names: failedJourneys(read) };
    return withCrash(counts, status, 'the browser journeys');
  } catch {
    return { passed: 0, failed: 1, names: ['the browser journeys left no report'] };
  }
}

function runEverything() {
  ensureUpscaler();
  const checks = runChecks();
  const counted = {
    passed: checks.filter((check) => check.passed).length,
    failed: checks.filter((check) => !check.passed).length,
    names: checks.filter((check) => !check.passed).map(({ title }) => `the check: ${title}`),
  };
  return [counted, runVitest([]), runComponents(), runJourneys()];
}

try {
  const isServerOnly = process.argv.includes('--server-only');
  say(`the database of this run is ${process.env.DATABASE_URL ? 'a PostgreSQL server' : 'the embedded one'}`);
  const results = isServerOnly ? [runVitest(['server'])] : runEverything();
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  for (const name of results.flatMap(({ names }) => names)) process.stdout.write(`failed: ${name}\n`);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
