import { defineConfig } from 'vitest/config';
import { builtinPackage, findBuiltinTests } from './scripts/builtin-tests.ts';
import { findDatabaseTests } from './scripts/database-tests.ts';
import { isolatedTests } from './scripts/isolated-tests.ts';
import { leftOutOnEmbedded } from './scripts/sampled-files.ts';
import { LongestFirst } from './scripts/suites/longest-first.ts';
import { isFullRun } from './testing/sample.ts';

// Every test except the browser's. The files of a project share a worker's modules, and the server's files
// its database: importing better-auth, Drizzle and the SDKs takes longer than most files' tests. So a test
// leaves nothing behind in its process; exceptions are in `isolated-tests.ts`. See docs/testing.md.
export default defineConfig({
  test: {
    environment: 'node',
    // Only a guard against hangs: a test of a whole matrix takes minutes.
    testTimeout: isFullRun ? 300_000 : 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // Some files mostly wait for processes and retries: a third worker uses that time.
    maxWorkers: 3,
    unstubGlobals: true,
    restoreMocks: true,
    sequence: { sequencer: LongestFirst },
    globalSetup: ['server/testing/test-run.ts'],
    projects: [
      project(
        'pure',
        ['{canvas,contract,engines,web,scripts,testing}/**/*.test.ts'],
        [`${builtinPackage}/**`],
      ),
      // These draw pictures for minutes: `npm test` runs all of them only after a change.
      project('builtin', findBuiltinTests(import.meta.dirname)),
      project('server', ['server/**/*.test.ts'], leftOutOnEmbedded(import.meta.dirname)),
      { extends: true, test: { name: 'isolated', include: isolatedTests } },
      // Tests that can end differently on PostgreSQL, for a run on a server.
      ...(process.env.DATABASE_URL ? [project('postgres', findDatabaseTests(import.meta.dirname))] : []),
    ],
  },
});

function project(name: string, include: string[], exclude: string[] = []) {
  return {
    extends: true as const,
    test: { name, include, exclude: [...isolatedTests, ...exclude], isolate: false },
  };
}
