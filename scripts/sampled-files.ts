import { sampleOf } from '#testing/sample.ts';
import { findDatabaseTests } from './database-tests.ts';
import { listSources } from './imports.ts';

/**
 * Lists the server's test files that a usual `npm test` leaves out on the embedded database: three quarters,
 * by the run's seed, of those that the pass on PostgreSQL runs in any case.
 */
export function leftOutOnEmbedded(root: string): string[] {
  return leftOutOf(findDatabaseTests(root), 1 / 4);
}

/** Lists the component tests that a usual `npm test` leaves out: three fifths of the files, by its seed. */
export function leftOutComponents(root: string): string[] {
  return leftOutOf(
    listSources(root, 'web').filter((file) => file.endsWith('.browser.test.tsx')),
    2 / 5,
  );
}

/** Chooses files only where `npm test` asks for it: a run by hand or by a change runs all that it names. */
function leftOutOf(files: readonly string[], share: number): string[] {
  if (process.env.TEST_FILES !== 'sample') return [];
  const chosen = new Set(sampleOf(files, Math.ceil(files.length * share)));
  return files.filter((file) => !chosen.has(file));
}
