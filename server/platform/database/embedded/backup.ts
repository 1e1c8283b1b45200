import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '#contract/durations.ts';
import type { EmbeddedClient } from './client.ts';
import { copyFolderDurably, flush } from './copy-folder.ts';
import { databaseFolder, restoredFolder } from './folders.ts';

const maxBackups = 7;
const unfinishedSuffix = '.unfinished';

export type BackupReason = 'daily' | 'before-migration';

export interface Backup {
  name: string;
  folder: string;
  takenAt: Date;
}

export function backupsFolder(dataDir: string): string {
  return join(dataDir, 'backups');
}

/**
 * Copies the database while no write runs, and keeps the latest seven copies. A copy gets its final name only
 * once it is complete and on disk.
 */
export async function backUp(
  client: Pick<EmbeddedClient, 'exclusively'>,
  dataDir: string,
  reason: BackupReason,
  now: Date,
): Promise<Backup> {
  const name = `${now.toISOString().replaceAll(':', '-')}_${reason}`;
  const folder = join(backupsFolder(dataDir), name);
  await mkdir(backupsFolder(dataDir), { recursive: true, mode: 0o700 });
  await removeUnfinished(dataDir);
  try {
    await client.exclusively(async (alone) => {
      await alone.exec('checkpoint');
      await copyFolderDurably(databaseFolder(dataDir), `${folder}${unfinishedSuffix}`);
    });
  } catch (error) {
    // On a full disk, half a copy would take the space that the database needs.
    await removeUnfinished(dataDir);
    throw error;
  }
  await rename(`${folder}${unfinishedSuffix}`, folder);
  await flush(backupsFolder(dataDir));
  const backups = await listBackups(dataDir);
  for (const old of backups.slice(maxBackups)) await rm(old.folder, { recursive: true });
  return { name, folder, takenAt: now };
}

/**
 * Lists the data folder's complete backups, latest first; those dated in the future, from a wrong clock, come
 * last.
 */
export async function listBackups(dataDir: string): Promise<Backup[]> {
  const names = await readdir(backupsFolder(dataDir)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const backups: Backup[] = [];
  for (const name of names) {
    const takenAt = timeOf(name);
    if (takenAt) backups.push({ name, folder: join(backupsFolder(dataDir), name), takenAt });
  }
  const now = Date.now();
  const age = ({ takenAt }: Backup) => {
    const ms = now - takenAt.getTime();
    return ms < 0 ? Number.MAX_SAFE_INTEGER : ms;
  };
  return backups.sort((a, b) => age(a) - age(b));
}

/**
 * Whether the daily backup is due: a day after the last one, or after the database was created. Not after the
 * start: a server stopped every night would never have one.
 */
export async function isBackupDue(dataDir: string, now: Date): Promise<boolean> {
  const [latest] = await listBackups(dataDir);
  const since = latest?.takenAt ?? (await stat(join(databaseFolder(dataDir), 'PG_VERSION'))).mtime;
  // A date in the future is not reliable: the clock was wrong then, or is now.
  return Math.abs(now.getTime() - since.getTime()) > dayMs;
}

/**
 * Replaces the database by a backup and returns where the old one is kept. The caller owns the data folder.
 * After an interruption the next start finds either the old database or the restored one.
 */
export async function restoreBackup(dataDir: string, backup: Backup, now: Date): Promise<string | undefined> {
  const unfinished = `${restoredFolder(dataDir)}${unfinishedSuffix}`;
  await rm(unfinished, { recursive: true, force: true });
  await rm(restoredFolder(dataDir), { recursive: true, force: true });
  await copyFolderDurably(backup.folder, unfinished);
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

function timeOf(name: string): Date | undefined {
  const [, day, hours, minutes, seconds] =
    /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2}\.\d{3}Z)_[a-z-]+$/.exec(name) ?? [];
  return day ? new Date(`${day}T${hours}:${minutes}:${seconds}`) : undefined;
}

async function removeUnfinished(dataDir: string): Promise<void> {
  for (const name of await readdir(backupsFolder(dataDir))) {
    if (!name.endsWith(unfinishedSuffix)) continue;
    await rm(join(backupsFolder(dataDir), name), { recursive: true, force: true });
  }
}
