import { constants } from 'node:fs';
import { copyFile, mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Copies a folder and has every file of the copy written to the disk before it returns. */
export async function copyFolderDurably(source: string, target: string): Promise<void> {
  await mkdir(target, { mode: 0o700 });
  for (const entry of await readdir(source, { withFileTypes: true })) {
    const from = join(source, entry.name);
    const to = join(target, entry.name);
    if (entry.isDirectory()) {
      await copyFolderDurably(from, to);
    } else if (entry.isFile()) {
      await copyFile(from, to, constants.COPYFILE_FICLONE);
      await flush(to);
    }
  }
  await flush(target);
}

/** Has a file's content, or a folder's list of names, written to the disk. */
export async function flush(path: string): Promise<void> {
  // Windows cannot open a folder, and writes its names without being asked.
  const handle = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EISDIR' || error.code === 'EPERM') return undefined;
    throw error;
  });
  if (!handle) return;
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
