import { existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type CopiedFiles,
  copyChangedFiles,
  copyFolderDurably,
  filesIn,
  flush,
  flushFolder,
} from '../../backups/copy-folder.ts';
import { requireRoom } from '../../backups/require-room.ts';
import type { FreeBytes } from '../../data-folder.ts';
import type { EmbeddedClient } from './client.ts';
import { databaseFolder, restoredFolder } from './folders.ts';

const unfinishedSuffix = '.unfinished';

/**
 * Copies the database into a folder. Others use it meanwhile, but for a moment in which only what they have
 * changed is copied again.
 */
export async function copyDatabase(
  client: Pick<EmbeddedClient, 'exclusively'>,
  dataDir: string,
  target: string,
  free?: FreeBytes,
): Promise<void> {
  const source = databaseFolder(dataDir);
  await requireRoom(dirname(target), await sizeOf(source), free);
  await client.exclusively((alone) => alone.exec('checkpoint'));
  const copied: CopiedFiles = new Map();
  await copyChangedFiles(source, target, copied);
  await client.exclusively(async (alone) => {
    await alone.exec('checkpoint');
    await copyChangedFiles(source, target, copied);
  });
  await flushFolder(target);
}

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  for await (const path of filesIn(folder))
    bytes += (await stat(join(folder, path)).catch(() => null))?.size ?? 0;
  return bytes;
}

/**
 * Replaces the database by a copy of one and returns where the old one is kept. The caller owns the data
 * folder. After an interruption the next start finds either the old database or the restored one.
 */
export async function restoreDatabase(dataDir: string, copy: string, now: Date): Promise<string | undefined> {
  const unfinished = `${restoredFolder(dataDir)}${unfinishedSuffix}`;
  await rm(unfinished, { recursive: true, force: true });
  await rm(restoredFolder(dataDir), { recursive: true, force: true });
  await copyFolderDurably(copy, unfinished);
  await rename(unfinished, restoredFolder(dataDir));
  const database = databaseFolder(dataDir);
  let replaced: string | undefined;
  if (existsSync(database)) {
    replaced = `${database}.replaced-${now.toISOString().replaceAll(':', '-')}`;
    await rename(database, replaced);
  }
  await rename(restoredFolder(dataDir), database);
  await flush(dataDir);
  return replaced;
}
