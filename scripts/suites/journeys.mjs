// Runs the browser journeys and reads Playwright's report.
import path from 'node:path';
import { ensureChromium } from '../browser.mjs';
import { readReport, reasonOf, slowTests } from './counts.mjs';
import { runNode } from './process.mjs';

/** Runs the journeys, or those in `files`, and resolves with their counts. */
export async function runJourneys(title, files, { scratch, env = {} }) {
  const report = path.join(scratch, 'journeys.json');
  const chromium = ensureChromium();
  const { status, seconds } = await runNode(
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...files],
    {
      env: {
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
        ...env,
      },
    },
  );
  return { title, seconds, ...readReport(report, status, title, countsOf) };
}

function countsOf(read) {
  const { expected, unexpected, flaky } = read.stats;
  const specs = listSpecs(read);
  const names = specs.filter(({ ok }) => !ok).map(({ name, error }) => `${name}${reasonOf(error)}`);
  return { passed: expected, failed: unexpected + flaky, names, slow: slowTests(specs) };
}

/** Lists every journey of a report: whether it passed at once, its duration, and its first error. */
function listSpecs({ suites = [] }) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).map(({ ok, title, tests = [] }) => {
      const results = tests.flatMap((test) => test.results);
      return {
        ok,
        name: `e2e/${suite.file} > ${title}`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        error: results.flatMap(({ errors = [] }) => errors)[0]?.message,
      };
    }),
    ...listSpecs(suite),
  ]);
}
