// The end of a test run: failures, slow tests, and one line with the counts.
import { slowTestSeconds } from './counts.mjs';

const maxSlowTests = 20;

/**
 * Prints the summary of `suites`, each with title, counts, seconds and an optional time limit for two idle
 * cores. Slow tests and suites are listed but do not fail: machines differ. Returns whether all passed.
 */
export function printSummary(suites) {
  const lines = [];
  const slow = suites.flatMap((suite) => suite.slow ?? []).sort((one, other) => other.seconds - one.seconds);
  if (slow.length > 0) lines.push(`${slow.length} tests took longer than ${slowTestSeconds} s:`);
  for (const { name, seconds } of slow.slice(0, maxSlowTests))
    lines.push(`  ${seconds.toFixed(1)} s  ${name}`);
  if (slow.length > maxSlowTests) lines.push(`  and ${slow.length - maxSlowTests} more`);
  for (const { title, seconds, shareSeconds } of suites) {
    const isOver = shareSeconds !== undefined && seconds > shareSeconds;
    const share = isOver ? ` (over its share of ${shareSeconds} s)` : '';
    lines.push(`${title}: ${Math.round(seconds)} s${share}`);
  }
  for (const name of suites.flatMap(({ names }) => names)) lines.push(`failed: ${name}`);
  const passed = suites.reduce((sum, suite) => sum + suite.passed, 0);
  const failed = suites.reduce((sum, suite) => sum + suite.failed, 0);
  lines.push('', `${passed} passed, ${failed} failed`);
  process.stdout.write(`\n${lines.join('\n')}\n`);
  return failed === 0;
}
