import { constants, existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FreeBytes } from '../data-folder.ts';
import type { Backup } from './backup-folder.ts';
import { filesIn, flush } from './copy-folder.ts';
import { requireRoom } from './require-room.ts';

/** What the store writes before an object is complete. */
const unfinishedFolder = '.unfinished';

const mirrorOf = (backups: string) => join(backups, 'objects');
const removedIn = (backups: string, name = '') => join(backups, 'objects-removed', name);

export interface Mirrored {
  objects: number;
  bytes: number;
}

/**
 * The objects of all backups, beside them. The content behind a key never changes, so one copy serves every
 * backup:
 *
 *     objects/                what the store has
 *     objects-removed/<name>/ what the store no longer had when the backup <name> was taken
 *
 * A backup needs `objects` and what later backups found removed. On the store's own disk a copy is a hard
 * link and takes no space.
 */
export interface ObjectMirror {
  /**
   * Sets aside what the store has removed since the last backup. Before the database is copied: the rows of
   * these objects are gone by then.
   */
  setAsideRemoved(name: string): Promise<void>;
  /** Adds what the store has and the mirror lacks. Returns what the mirror has then. */
  addNew(): Promise<Mirrored>;
  /** Deletes what no remaining backup needs. */
  prune(remaining: readonly Pick<Backup, 'name'>[]): Promise<void>;
  /** Puts back what a backup has and the store lacks. Returns how many objects. */
  restore(name: string): Promise<number>;
}

export function createObjectMirror(paths: {
  /** The store's folder. */
  store: string;
  backups: string;
  free?: FreeBytes;
}): ObjectMirror {
  const { store, backups, free } = paths;
  const mirror = mirrorOf(backups);
  return {
    async setAsideRemoved(name) {
      for await (const path of objectsIn(mirror)) {
        if (existsSync(join(store, path))) continue;
        const place = join(removedIn(backups, name), path);
        await mkdir(dirname(place), { recursive: true, mode: 0o700 });
        await rename(join(mirror, path), place);
        await removeEmptyFolders(dirname(join(mirror, path)), mirror);
      }
    },
    async addNew() {
      const all = { objects: 0, bytes: 0 };
      const touched = new Set<string>();
      for await (const path of objectsIn(store)) {
        const target = join(mirror, path);
        const known = await stat(target).catch(nullWhenMissing);
        const bytes = known?.size ?? (await copyObject(join(store, path), target, free));
        if (bytes === null) continue;
        if (known === null) touched.add(dirname(target));
        all.objects += 1;
        all.bytes += bytes;
      }
      for (const folder of touched) await flush(folder);
      return all;
    },
    async prune(remaining) {
      const oldest = remaining.map(({ name }) => name).sort()[0];
      for (const name of await readdir(removedIn(backups)).catch(emptyWhenMissing)) {
        // Needed by backups from before it was removed.
        if (oldest === undefined || name <= oldest)
          await rm(removedIn(backups, name), { recursive: true, force: true });
      }
    },
    async restore(name) {
      const later = (await readdir(removedIn(backups)).catch(emptyWhenMissing)).filter((one) => one > name);
      let restored = 0;
      for (const source of [mirror, ...later.map((one) => removedIn(backups, one))]) {
        for await (const path of objectsIn(source)) {
          if (existsSync(join(store, path))) continue;
          if ((await copyObject(join(source, path), join(store, path), free)) !== null) restored += 1;
        }
      }
      return restored;
    },
  };
}

async function* objectsIn(folder: string): AsyncGenerator<string> {
  for (const name of await readdir(folder).catch(emptyWhenMissing)) {
    if (name === unfinishedFolder) continue;
    for await (const path of filesIn(join(folder, name))) {
      if (!path.endsWith(copySuffix)) yield join(name, path);
    }
  }
}

const copySuffix = '.copying';

/** Returns the object's size; null if it was deleted meanwhile. */
async function copyObject(from: string, to: string, free: FreeBytes | undefined): Promise<number | null> {
  const found = await stat(from).catch(nullWhenMissing);
  if (found === null) return null;
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  try {
    await link(from, to);
    return found.size;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EEXIST') return found.size;
    if (code === 'ENOENT') return null;
    // Another disk, or one without links.
  }
  await requireRoom(dirname(to), found.size, free);
  try {
    await copyFile(from, `${to}${copySuffix}`, constants.COPYFILE_FICLONE);
    await flush(`${to}${copySuffix}`);
    await rename(`${to}${copySuffix}`, to);
    return found.size;
  } catch (error) {
    await rm(`${to}${copySuffix}`, { force: true });
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && !existsSync(from)) return null;
    throw error;
  }
}

async function removeEmptyFolders(folder: string, root: string): Promise<void> {
  for (let current = folder; current !== root && current.startsWith(root); current = dirname(current)) {
    try {
      await rmdir(current);
    } catch {
      return;
    }
  }
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

function emptyWhenMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
