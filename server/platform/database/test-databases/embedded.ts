import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { silentLog } from '../../log-types.ts';
import { installQueue } from '../../queue/boss.ts';
import { openDatabase } from '../database.ts';
import { databaseFolder } from '../embedded/folders.ts';
import type { TestDatabase } from '../testing.ts';
import { templateKey } from './template-key.ts';

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/adventure', import.meta.url));

export async function openEmbeddedTestDatabase(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'adventure-test-'));
  cpSync(await template(), databaseFolder(dataDir), { recursive: true });
  const database = await openDatabase({ dataDir, log: silentLog });
  return {
    database,
    async close() {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

// Two test files may find no template at the same moment: both make one, the first to rename it wins, and both are
// the same.
async function template(): Promise<string> {
  const folder = join(cache, `test-database-${templateKey()}`);
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  const making = mkdtempSync(`${folder}.making-`);
  try {
    const database = await openDatabase({ dataDir: making, log: silentLog });
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
