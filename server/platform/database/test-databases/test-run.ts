import { tmpdir } from 'node:os';
import { basename } from 'node:path';

/**
 * Prefix of a run's database names on a PostgreSQL server. A run has its own temporary folder, so the prefix
 * identifies it.
 */
export function testDatabasePrefix(): string {
  const run = basename(tmpdir())
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(-12);
  return `adventure_test_${run}_`;
}
