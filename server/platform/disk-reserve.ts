import { randomFillSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { megabyte } from '#contract/bytes.ts';
import { type FreeBytes, newWorkBytes, readFreeBytes } from './data-folder.ts';
import type { Log } from './log-types.ts';

/**
 * What accepted jobs need to finish, coins included, when another program has filled the disk. A threshold of
 * free bytes cannot guarantee that: the other program takes those, too.
 */
const reserveBytes = 64 * megabyte;

/**
 * Below this the database is about to fail: ending a job writes rows, an event and an entry, and the log
 * grows by 16 MB.
 */
const lowBytes = 24 * megabyte;

const checkIntervalMs = 1_000;

const reservePath = (folder: string) => join(folder, 'reserve');

/** Space reserved on the data folder's disk. */
export interface DiskReserve {
  /**
   * Whether the reserve is released and not recreated yet: new work would use the space that running jobs
   * need.
   */
  isSpent(): boolean;
  stop(): void;
}

/**
 * Keeps a file that only takes space, and removes it when the disk is full, so that the embedded database can
 * still record how running jobs end. Recreates it when there is space again. Refusing new work early is not
 * enough: other programs fill the disk as well, and without space the coins of running jobs are not returned.
 */
export async function keepDiskReserve(
  folder: string,
  log: Log,
  { free = readFreeBytes, bytes = reserveBytes }: { free?: FreeBytes; bytes?: number } = {},
): Promise<DiskReserve & { check(): Promise<void> }> {
  let isSpent = false;
  let checking: Promise<void> | undefined;

  const checkNow = async () => {
    const room = await free(folder);
    if (existsSync(reservePath(folder))) {
      if (room >= lowBytes) return;
      await releaseDiskReserve(folder);
      isSpent = true;
      log.error(
        { freeBytes: room },
        'the disk is full: the reserve was released for running jobs; free some space',
      );
      return;
    }
    isSpent = room < bytes + newWorkBytes;
    if (isSpent) return;
    await writeReserve(folder, bytes);
  };
  const check = () => {
    checking ??= checkNow()
      // A disk that cannot be checked, or filled meanwhile: the next check finds out.
      .catch((error: unknown) => log.warn({ error: String(error) }, 'the disk reserve could not be checked'))
      .finally(() => {
        checking = undefined;
      });
    return checking;
  };

  await check();
  const timer = setInterval(check, checkIntervalMs);
  timer.unref();
  return { isSpent: () => isSpent, stop: () => clearInterval(timer), check };
}

/** Removes the reserve; returns whether there was one. */
export async function releaseDiskReserve(folder: string): Promise<boolean> {
  const hadReserve = existsSync(reservePath(folder));
  await rm(reservePath(folder), { force: true });
  await rm(`${reservePath(folder)}.unfinished`, { force: true });
  return hadReserve;
}

async function writeReserve(folder: string, bytes: number): Promise<void> {
  const unfinished = `${reservePath(folder)}.unfinished`;
  // Not zeros: some file systems store those without using space.
  const chunk = randomFillSync(Buffer.allocUnsafe(megabyte));
  const file: FileHandle = await open(unfinished, 'w', 0o600);
  try {
    for (let written = 0; written < bytes; written += megabyte) {
      await file.write(chunk, 0, Math.min(megabyte, bytes - written));
    }
    await file.sync();
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  await rename(unfinished, reservePath(folder));
}
