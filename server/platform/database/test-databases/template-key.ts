import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readMigrations } from '../migrate.ts';

/** Read once: while somebody works on a schema, the files may change between making a template and opening its copy. */
export const testMigrations = readMigrations();

/** Names a template by everything that decides what is in it, so that a change makes a new one. */
export function templateKey(): string {
  const key = createHash('sha256');
  for (const migration of testMigrations) key.update(migration.hash);
  key.update(readFileSync(new URL('../extensions.ts', import.meta.url)));
  key.update(readFileSync(new URL('../../../../package-lock.json', import.meta.url)));
  return key.digest('hex').slice(0, 16);
}
