import { AppError } from '../app-error.ts';

/** Throws `storage_failed` while the disk has no room for another picture. */
export async function requireDiskSpace(disk: { hasSpace(): Promise<boolean> }): Promise<void> {
  if (await disk.hasSpace()) return;
  throw new AppError('storage_failed', {
    message: 'There is no storage space left for pictures right now. Try again later.',
  });
}
