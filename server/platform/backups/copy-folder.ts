import { constants } from 'node:fs';
import { copyFile, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Disks are faster with several files at a time. */
const concurrency = 16;

/** A file written this shortly before it was copied may have changed since without a new time. */
const clockStepNs = 1_000_000_000n;

/** What a copied file was like before it was copied, by its path within the folder. */
export type CopiedFiles = Map<string, { bytes: bigint; changedAtNs: bigint; isSettled: boolean }>;

/** Copies a folder and flushes every file of the copy to disk before it returns. */
export async function copyFolderDurably(source: string, target: string): Promise<void> {
  await copyChangedFiles(source, target, new Map());
  await flushFolder(target);
}

/**
 * Copies what has changed since the copies in `copied`, which it keeps up to date, and removes what is gone.
 * So a folder in use is copied twice: whole while it is used, then the rest in a short pause. Nothing is
 * flushed.
 */
export async function copyChangedFiles(source: string, target: string, copied: CopiedFiles): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  const found = new Set<string>();
  for await (const paths of batches(source)) {
    await Promise.all(paths.map((path) => copyIfChanged(source, target, path, copied)));
    for (const path of paths) found.add(path);
  }
  for (const path of copied.keys()) {
    if (found.has(path)) continue;
    await rm(join(target, path), { force: true });
    copied.delete(path);
  }
  // PostgreSQL does not start without its empty folders.
  for await (const folder of foldersOf(source)) {
    await mkdir(join(target, folder), { recursive: true, mode: 0o700 });
  }
}

async function copyIfChanged(source: string, target: string, path: string, copied: CopiedFiles) {
  const now = BigInt(Date.now()) * 1_000_000n;
  try {
    const { size: bytes, mtimeNs: changedAtNs } = await stat(join(source, path), { bigint: true });
    const known = copied.get(path);
    if (known?.isSettled && known.bytes === bytes && known.changedAtNs === changedAtNs) return;
    await mkdir(join(target, path, '..'), { recursive: true, mode: 0o700 });
    await copyFile(join(source, path), join(target, path), constants.COPYFILE_FICLONE);
    copied.set(path, { bytes, changedAtNs, isSettled: changedAtNs < now - clockStepNs });
  } catch (error) {
    // Removed meanwhile, as PostgreSQL does with old parts of its log.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await rm(join(target, path), { force: true });
    copied.delete(path);
  }
}

async function* batches(folder: string): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const path of filesIn(folder)) {
    batch.push(path);
    if (batch.length < concurrency) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** The files in a folder and the folders in it, by their path within it, one folder at a time. */
export async function* filesIn(folder: string, path = ''): AsyncGenerator<string> {
  for (const entry of await readdir(join(folder, path), { withFileTypes: true })) {
    if (entry.isFile()) yield join(path, entry.name);
    else if (entry.isDirectory()) yield* filesIn(folder, join(path, entry.name));
  }
}

async function* foldersOf(folder: string, path = ''): AsyncGenerator<string> {
  for (const entry of await readdir(join(folder, path), { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    yield join(path, entry.name);
    yield* foldersOf(folder, join(path, entry.name));
  }
}

/** Flushes every file and folder in a folder, and itself, to disk. */
export async function flushFolder(folder: string): Promise<void> {
  for await (const paths of batches(folder))
    await Promise.all(paths.map((path) => flush(join(folder, path))));
  for await (const path of foldersOf(folder)) await flush(join(folder, path));
  await flush(folder);
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
