import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FreeBytes } from '../data-folder.ts';
import {
  type Backup,
  type BackupPlace,
  type BackupReason,
  backupName,
  listBackups,
  makeBackup,
} from './backup-folder.ts';
import { filesIn } from './copy-folder.ts';
import { createObjectMirror, type Mirrored } from './object-mirror.ts';
import { requireRoom } from './require-room.ts';

export interface BackupSource {
  /** Writes a copy of the database into a backup's folder. */
  copyDatabase(folder: string): Promise<void>;
  /** The folder of the object store; null if its files are not backed up here. */
  store: string | null;
}

export interface TakenBackup {
  backup: Backup;
  databaseBytes: number;
  /** Null without objects. */
  mirrored: Mirrored | null;
}

/**
 * Backs up the database and the files that its rows name. The files are copied before and after the database:
 * what it names at that moment is in the backup, whether added or removed around it.
 */
export async function takeBackup(
  place: BackupPlace,
  source: BackupSource,
  run: { reason: BackupReason; now: Date; free?: FreeBytes | undefined },
): Promise<TakenBackup> {
  const { store } = source;
  const mirror =
    store === null
      ? null
      : createObjectMirror({ store, backups: place.folder, ...(run.free && { free: run.free }) });
  let mirrored: Mirrored | null = null;
  let databaseBytes = 0;
  const backup = await makeBackup(place, run, async (target) => {
    await requireRoom(place.folder, 0, run.free);
    if (mirror) {
      await mirror.setAsideRemoved(backupName(run.reason, run.now));
      await mirror.addNew();
    }
    await source.copyDatabase(target);
    databaseBytes = await sizeOf(target);
    if (mirror) mirrored = await mirror.addNew();
  });
  await mirror?.prune(await listBackups(place.folder));
  return { backup, databaseBytes, mirrored };
}

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  for await (const path of filesIn(folder)) bytes += (await stat(join(folder, path))).size;
  return bytes;
}
