import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lists the migrations that a release has shipped, by name, with their hashes. Missing before the first one. */
export function releasedFile(migrations) {
  return join(migrations, 'released.json');
}

/** The released migrations; null before the first release. */
export function readReleased(migrations) {
  const file = releasedFile(migrations);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** The hash of each migration, as `schema_migrations` stores it. */
export function hashesOf(migrations) {
  const { entries } = JSON.parse(readFileSync(join(migrations, 'meta', '_journal.json'), 'utf8'));
  return Object.fromEntries(
    entries.map(({ tag }) => {
      const text = readFileSync(join(migrations, `${tag}.sql`), 'utf8');
      return [tag, createHash('sha256').update(text).digest('hex')];
    }),
  );
}
