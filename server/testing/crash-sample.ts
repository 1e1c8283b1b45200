import { isFullRun, sampleOf } from '#testing/sample.ts';
import { testDatabaseKind } from '../platform/database/testing.ts';

/** The tests that kill whole servers: each starts three or more, for half a minute. */
const crashTests = ['jobs', 'provider calls', 'trainings', 'upscales', 'edits', 'canvas'] as const;

/**
 * Whether a crash test runs: on PostgreSQL and in a full run all do, otherwise one of them, chosen by the
 * seed. The server does the same on both databases; they differ in how they detect a dead process.
 */
export function runsCrashTest(test: (typeof crashTests)[number]): boolean {
  return isFullRun || testDatabaseKind !== 'embedded' || sampleOf(crashTests, 1).includes(test);
}
