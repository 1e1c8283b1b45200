// Runs vitest and reads its report.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../runtime.mjs';
import { noReport, reasonOf, slowOnes, withCrash } from './counts.mjs';
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
  return { title, seconds, ...readReport(report, status, title) };
}

function readReport(report, status, title) {
  try {
    const read = JSON.parse(readFileSync(report, 'utf8'));
    const tests = read.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map((test) => ({ ...test, file: path.relative(root, name) })),
    );
    const failed = tests.filter(({ status: ended }) => ended === 'failed');
    const names = failed.map(
      ({ file, fullName, failureMessages = [] }) => `${file} > ${fullName}${reasonOf(failureMessages[0])}`,
    );
    const slow = slowOnes(
      tests.map(({ file, fullName, duration }) => ({
        name: `${file} > ${fullName}`,
        seconds: (duration ?? 0) / 1000,
      })),
    );
    return withCrash(
      { passed: read.numPassedTests, failed: read.numFailedTests, names, slow },
      status,
      title,
    );
  } catch {
    return noReport(title);
  }
}
