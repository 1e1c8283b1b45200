import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { flush } from './copy-folder.ts';

const unfinishedSuffix = '.unfinished';

/** Why a backup was taken. One from before a migration has the database only. */
export const backupReasons = ['daily', 'requested', 'before-migration'] as const;
export type BackupReason = (typeof backupReasons)[number];

export interface Backup {
  name: string;
  folder: string;
  takenAt: Date;
  reason: BackupReason;
}

/** Where backups are, and how many are kept. */
export interface BackupPlace {
  folder: string;
  keep: number;
}

/**
 * Makes a backup with `fill`, which writes into a new folder, and removes all but the newest ones. It gets
 * its final name only once it is complete and on disk; one that fails leaves nothing.
 */
export async function makeBackup(
  { folder, keep }: BackupPlace,
  { reason, now }: { reason: BackupReason; now: Date },
  fill: (target: string) => Promise<void>,
): Promise<Backup> {
  const name = backupName(reason, now);
  const target = join(folder, name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeUnfinished(folder);
  try {
    await mkdir(`${target}${unfinishedSuffix}`, { mode: 0o700 });
    await fill(`${target}${unfinishedSuffix}`);
    await flush(`${target}${unfinishedSuffix}`);
  } catch (error) {
    // On a full disk, half a copy would take the space that the database needs.
    await removeUnfinished(folder);
    throw error;
  }
  await rename(`${target}${unfinishedSuffix}`, target);
  await flush(folder);
  for (const old of (await listBackups(folder)).slice(keep)) await rm(old.folder, { recursive: true });
  return { name, folder: target, takenAt: now, reason };
}

/** The name of a backup of this moment. Names sort by time. */
export function backupName(reason: BackupReason, now: Date): string {
  return `${now.toISOString().replaceAll(':', '-')}_${reason}`;
}

/** Lists the complete backups, latest first; those dated in the future, from a wrong clock, come last. */
export async function listBackups(folder: string): Promise<Backup[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const now = Date.now();
  const age = ({ takenAt }: Backup) => {
    const ms = now - takenAt.getTime();
    return ms < 0 ? Number.MAX_SAFE_INTEGER : ms;
  };
  return names
    .flatMap((name) => {
      const read = readName(name);
      return read ? [{ name, folder: join(folder, name), ...read }] : [];
    })
    .sort((a, b) => age(a) - age(b));
}

function readName(name: string): Pick<Backup, 'takenAt' | 'reason'> | null {
  const [, day, hours, minutes, seconds, reason] =
    /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2}\.\d{3}Z)_([a-z-]+)$/.exec(name) ?? [];
  const known = backupReasons.find((one) => one === reason);
  return known ? { takenAt: new Date(`${day}T${hours}:${minutes}:${seconds}`), reason: known } : null;
}

async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.endsWith(unfinishedSuffix)) await rm(join(folder, name), { recursive: true, force: true });
  }
}
