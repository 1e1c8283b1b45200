import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readMigrations } from '../migrate.ts';

/** Read once: during development the files may change between creating a template and copying it. */
export const testMigrations = readMigrations();

/** Names a template by everything that determines its content, so that a change makes a new one. */
export function templateKey(): string {
  const key = createHash('sha256');
  for (const migration of testMigrations) key.update(migration.hash);
  key.update(readFileSync(new URL('../migrate.ts', import.meta.url)));
  key.update(readFileSync(new URL('../../../../package-lock.json', import.meta.url)));
  return key.digest('hex').slice(0, 16);
}
