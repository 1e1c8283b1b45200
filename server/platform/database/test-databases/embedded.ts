import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { silentLog } from '../../log-types.ts';
import { installQueue } from '../../queue/boss.ts';
import { openDatabase } from '../database.ts';
import { databaseFolder } from '../embedded/folders.ts';
import type { TestDatabase } from '../testing.ts';
import { templateKey, testMigrations } from './template-key.ts';

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/adventure', import.meta.url));

const prefix = 'test-database-';

/** Opens a copy of the template in its own data folder. */
export async function openEmbeddedTestDatabase(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'adventure-test-'));
  await copyTemplateTo(dataDir);
  const database = await openDatabase({ dataDir, log: silentLog, migrations: testMigrations });
  return {
    database,
    async close() {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Puts a migrated, empty database into a data folder, for a test that opens it itself. */
export async function copyTemplateTo(dataDir: string): Promise<void> {
  cpSync(await template(), databaseFolder(dataDir), { recursive: true });
}

// Two test files may create the template at the same time: the first to rename it wins, and both are the
// same.
async function template(): Promise<string> {
  const folder = join(cache, `${prefix}${templateKey()}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  removeOldTemplates();
  const making = mkdtempSync(`${folder}.making-`);
  try {
    const database = await openDatabase({ dataDir: making, log: silentLog, migrations: testMigrations });
    await installQueue(database, silentLog);
    await database.close();
    renameSync(databaseFolder(making), folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  return folder;
}

/** Every schema change makes a new template; one older than a day is unused. */
function removeOldTemplates(): void {
  for (const name of readdirSync(cache)) {
    if (!name.startsWith(prefix)) continue;
    const folder = join(cache, name);
    if (Date.now() - statSync(folder).mtimeMs > 24 * 60 * 60_000)
      rmSync(folder, { recursive: true, force: true });
  }
}
