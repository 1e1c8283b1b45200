import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { silentLog } from '../log-types.ts';
import { type Database, openDatabase } from './database.ts';
import { databaseFolder } from './embedded/open-embedded.ts';
import { readMigrations } from './migrate.ts';

/** Which database the tests of this run use: a PostgreSQL server when `DATABASE_URL` is set. */
export const testDatabaseKind: Database['kind'] = process.env.DATABASE_URL ? 'postgres' : 'embedded';

export interface TestDatabase {
  database: Database;
  /** Closes the database and removes it. */
  close(): Promise<void>;
}

/** Opens a migrated, empty database of the test's own: a copy of one that is made once and kept. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'adventure-test-'));
  cpSync(await embeddedTemplate(), databaseFolder(dataDir), { recursive: true });
  const database = await openDatabase({ dataDir, log: silentLog });
  return {
    database,
    async close() {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const root = fileURLToPath(new URL('../../../', import.meta.url));

function templateKey(): string {
  const key = createHash('sha256');
  for (const migration of readMigrations()) key.update(migration.hash);
  key.update(readFileSync(new URL('./extensions.ts', import.meta.url)));
  key.update(readFileSync(join(root, 'package-lock.json')));
  return key.digest('hex').slice(0, 16);
}

// Two test files may find no template at the same moment: both make one, the first to rename it wins, and both are
// the same.
async function embeddedTemplate(): Promise<string> {
  const template = join(root, 'node_modules', '.cache', 'adventure', `test-database-${templateKey()}`);
  if (existsSync(template)) return template;
  mkdirSync(dirname(template), { recursive: true });
  const making = mkdtempSync(`${template}.making-`);
  const database = await openDatabase({ dataDir: making, log: silentLog });
  await database.close();
  try {
    renameSync(databaseFolder(making), template);
  } catch (error) {
    if (!existsSync(template)) throw error;
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  return template;
}
