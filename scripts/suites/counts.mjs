// What a suite reports: the counts of passed and failed tests, the failures, and the slow tests.
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** The summary lists tests that take longer than this. */
export const slowTestSeconds = 5;

/** The first line of an error without colours, short enough to survive in a truncated log. */
export function reasonOf(message = '') {
  const line = stripVTControlCharacters(message).replace(/\s+/g, ' ').trim();
  return line === '' ? '' : ` (${line.slice(0, 500)})`;
}

/** Reads a runner's report. `countsOf` finds its counts; a runner that left no report has failed. */
export function readReport(report, status, runner, countsOf) {
  try {
    return withCrash(countsOf(JSON.parse(readFileSync(report, 'utf8'))), status, runner);
  } catch {
    return { passed: 0, failed: 1, names: [`${runner} left no report`], slow: [] };
  }
}

/** Counts a runner that exits with an error, or finds no test, as one failure even if no test failed. */
function withCrash(counts, status, runner) {
  if (status === 0 && counts.passed > 0) return counts;
  const names = counts.names.length > 0 ? counts.names : [`${runner} exited with ${status}`];
  return { ...counts, failed: Math.max(counts.failed, 1), names };
}

/** Keeps the slow ones of `tests`, each `{ name, seconds }`, slowest first. */
export function slowTests(tests) {
  return tests
    .filter(({ seconds }) => seconds > slowTestSeconds)
    .sort((one, other) => other.seconds - one.seconds);
}
