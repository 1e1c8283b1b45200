import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataFolderInUseError, type FolderOwner } from './errors.ts';

export interface DataFolderLock {
  release(): void;
}

/**
 * Makes this process the owner of a data folder, or throws `DataFolderInUseError`.
 *
 * The lock is an open exclusive SQLite transaction: the operating system releases it however the process
 * dies, while a file with a process id would stay behind. The owner is named in a file beside it, since a
 * locked SQLite file cannot be read.
 */
export function lockDataFolder(dataDir: string): DataFolderLock {
  const folder = resolve(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (isLocked(error)) throw new DataFolderInUseError(folder, readOwner(folder));
    throw error;
  }
  writeOwner(folder);
  return { release: () => lock.close() };
}

function isLocked(error: unknown): boolean {
  // SQLITE_BUSY is 5; its extended codes keep it in the low byte.
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5;
}

const ownerFile = 'lock.owner.json';

function writeOwner(folder: string): void {
  const owner: FolderOwner = {
    pid: process.pid,
    host: hostname(),
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
  };
  const unfinished = join(folder, `${ownerFile}.${process.pid}`);
  try {
    writeFileSync(unfinished, JSON.stringify(owner));
    renameSync(unfinished, join(folder, ownerFile));
  } catch {
    // The disk is full. The name only serves a second process's message; the lock is held anyway.
    rmSync(unfinished, { force: true });
    rmSync(join(folder, ownerFile), { force: true });
  }
}

function readOwner(folder: string): FolderOwner | undefined {
  try {
    const read: Partial<FolderOwner> = JSON.parse(readFileSync(join(folder, ownerFile), 'utf8'));
    if (typeof read.pid !== 'number' || !read.host || !read.startedAt) return undefined;
    return { pid: read.pid, host: read.host, startedAt: read.startedAt };
  } catch {
    return undefined;
  }
}
