// Runs the checks, the tests beside the code and the browser journeys, and adds their counts up.
//   --server-only   only the server's and database's tests (the second pass, against a PostgreSQL server)
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from './browser.mjs';
import { runChecks } from './check.mjs';
import { root, say } from './runtime.mjs';

const scratch = mkdtempSync(path.join(tmpdir(), 'adventure-tests-'));

function runNode(args, env = {}) {
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    .status;
}

/** A runner that ends badly without naming a failed test (it crashed, or found none) counts as one failure. */
function withCrash(counts, status) {
  if (status === 0 && counts.passed > 0) return counts;
  return { passed: counts.passed, failed: Math.max(counts.failed, 1) };
}

function runVitest(filters) {
  const report = path.join(scratch, 'vitest.json');
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'];
  const status = runNode([...args, `--outputFile.json=${report}`, ...filters]);
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    return withCrash({ passed: numPassedTests, failed: numFailedTests }, status);
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function runJourneys() {
  const report = path.join(scratch, 'journeys.json');
  const chromium = ensureChromium();
  const status = runNode(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  });
  try {
    const { stats } = JSON.parse(readFileSync(report, 'utf8'));
    return withCrash({ passed: stats.expected, failed: stats.unexpected + stats.flaky }, status);
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function runEverything() {
  const checks = runChecks();
  const counted = {
    passed: checks.filter((check) => check.passed).length,
    failed: checks.filter((check) => !check.passed).length,
  };
  return [counted, runVitest([]), runJourneys()];
}

try {
  const isServerOnly = process.argv.includes('--server-only');
  say(`the database of this run is ${process.env.DATABASE_URL ? 'a PostgreSQL server' : 'the embedded one'}`);
  const results = isServerOnly ? [runVitest(['server'])] : runEverything();
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
