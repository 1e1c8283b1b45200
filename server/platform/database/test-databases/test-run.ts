import { tmpdir } from 'node:os';
import { basename } from 'node:path';

/**
 * How the names of a run's databases on a PostgreSQL server begin. A run has a temporary folder of its own, so that
 * its name tells whose a database is.
 */
export function testDatabasePrefix(): string {
  const run = basename(tmpdir())
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(-12);
  return `adventure_test_${run}_`;
}
