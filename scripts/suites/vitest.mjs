// Runs vitest and reads its report.
import path from 'node:path';
import { root } from '../runtime.mjs';
import { readReport, reasonOf, slowTests } from './counts.mjs';
import { runNode } from './process.mjs';

/** Runs vitest with `args` and resolves with its counts; the report goes to the folder `scratch`. */
export async function runVitest(title, args, { scratch, env = {}, isQuiet = false }) {
  const report = path.join(scratch, `${title.replaceAll(/\W+/g, '-')}.json`);
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'];
  const { status, output, seconds } = await runNode([...command, `--outputFile.json=${report}`, ...args], {
    env,
    isQuiet,
  });
  if (isQuiet) process.stdout.write(output);
  return { title, seconds, ...readReport(report, status, title, countsOf) };
}

function countsOf(read) {
  const tests = read.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name: `${path.relative(root, name)} > ${test.fullName}` })),
  );
  const failed = tests.filter(({ status }) => status === 'failed');
  return {
    passed: read.numPassedTests,
    failed: read.numFailedTests,
    names: failed.map(({ name, failureMessages = [] }) => `${name}${reasonOf(failureMessages[0])}`),
    slow: slowTests(tests.map(({ name, duration }) => ({ name, seconds: (duration ?? 0) / 1000 }))),
  };
}
