import { constants } from 'node:fs';
import { access, mkdir, readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { megabyte } from '#contract/bytes.ts';

/**
 * What the embedded database needs to continue: it writes its log in files of 16 MB, and stops for good when
 * it cannot create the next one.
 */
export const databaseBytes = 32 * megabyte;

/** Free space required for new work, so that accepted work can still be stored. */
export const newWorkBytes = 64 * megabyte;

/** Free bytes on the disk of a folder. */
export type FreeBytes = (folder: string) => Promise<number>;

export const readFreeBytes: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** The data folder cannot be used. The message says why and what to do. */
export class DataFolderUnusableError extends Error {
  constructor(folder: string, reason: string, options?: ErrorOptions) {
    super(`The data folder ${folder} cannot be used: ${reason}`, options);
    this.name = 'DataFolderUnusableError';
  }
}

/** Creates the data folder if missing. Throws `DataFolderUnusableError` if it is not writable. */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const advice = 'Set DATA_DIR to a folder that this user may write to.';
    throw new DataFolderUnusableError(folder, `${reason}. ${advice}`, { cause });
  }
}

/** Removes unfinished uploads and objects of a crashed process. Only the folder's owner may call it. */
export async function removeLeftovers(folder: string): Promise<void> {
  for (const place of [join(folder, 'tmp'), join(folder, 'objects', '.unfinished')]) {
    for (const name of await readdir(place).catch(() => [])) {
      await rm(join(place, name), { recursive: true, force: true });
    }
  }
}

/** Throws `DataFolderUnusableError` if the embedded database lacks the space to open. */
export async function requireFreeSpace(folder: string, free: FreeBytes = readFreeBytes): Promise<void> {
  const room = await free(folder);
  if (room >= databaseBytes) return;
  throw new DataFolderUnusableError(
    folder,
    `${describe(room)} are free on its disk, and the database needs ${describe(databaseBytes)} to open. ` +
      'Make room and start again; nothing is damaged.',
  );
}

/** Returns the message for a database that stopped because of a full disk; null for another reason. */
export async function fullDiskMessage(
  folder: string,
  free: FreeBytes = readFreeBytes,
): Promise<string | null> {
  const room = await free(folder).catch(() => Number.POSITIVE_INFINITY);
  if (room >= databaseBytes) return null;
  return `${describe(room)} are free on the disk of ${folder}. Make room and start again: nothing that was confirmed is lost.`;
}

const spaceCacheMs = 1_000;

/**
 * Returns a function that checks whether a folder has space for new work. It checks once a second at most.
 */
export function createSpaceCheck(folder: string, free: FreeBytes = readFreeBytes): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined;
  let requestedAt = 0;
  return () => {
    const now = performance.now();
    if (answer !== undefined && now - requestedAt < spaceCacheMs) return answer;
    requestedAt = now;
    answer = free(folder).then(
      (bytes) => bytes >= newWorkBytes,
      // A disk that cannot be checked fails on write, and says why then.
      () => true,
    );
    return answer;
  };
}

function describe(bytes: number): string {
  return `${Math.floor(bytes / megabyte)} MB`;
}
