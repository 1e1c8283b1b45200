import { megabyte } from '#contract/bytes.ts';
import { type FreeBytes, newWorkBytes, readFreeBytes } from '../data-folder.ts';

/** A backup must never fill the disk that the server works on: it stops while work can go on. */
const leftBytes = 2 * newWorkBytes;

/** The disk has no room for a backup. The message is for the operator. */
export class NoRoomForBackupError extends Error {
  constructor(freeBytes: number, neededBytes: number) {
    const inWords = (bytes: number) => `${Math.ceil(bytes / megabyte).toLocaleString('en')} MB`;
    super(
      `The disk has no room for a backup: ${inWords(freeBytes)} are free, and ${inWords(neededBytes)} are needed. ` +
        'Make room, lower BACKUP_KEEP, or set BACKUP_DIR to another disk.',
    );
    this.name = 'NoRoomForBackupError';
  }
}

/** Throws `NoRoomForBackupError` if so many bytes more would leave too few for the server's own work. */
export async function requireRoom(
  folder: string,
  bytes: number,
  free: FreeBytes = readFreeBytes,
): Promise<void> {
  const room = await free(folder);
  if (room < bytes + leftBytes) throw new NoRoomForBackupError(room, bytes + leftBytes);
}
