import { constants } from 'node:fs';
import { copyFile, mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Disks are faster with several files at a time. */
const concurrency = 16;

/** Copies a folder and flushes every file of the copy to disk before it returns. */
export async function copyFolderDurably(source: string, target: string): Promise<void> {
  await mkdir(target, { mode: 0o700 });
  const files: string[] = [];
  for (const entry of await readdir(source, { withFileTypes: true })) {
    if (entry.isFile()) files.push(entry.name);
    else if (entry.isDirectory()) await copyFolderDurably(join(source, entry.name), join(target, entry.name));
  }
  for (let first = 0; first < files.length; first += concurrency) {
    await Promise.all(
      files.slice(first, first + concurrency).map(async (name) => {
        await copyFile(join(source, name), join(target, name), constants.COPYFILE_FICLONE);
        await flush(join(target, name));
      }),
    );
  }
  await flush(target);
}

/** Flushes a file's content, or a folder's entries, to disk. */
export async function flush(path: string): Promise<void> {
  // Windows cannot open a folder, and flushes its entries by itself.
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
