import { randomUUID } from 'node:crypto';
import { constants, createReadStream, existsSync } from 'node:fs';
import { access, type FileHandle, link, mkdir, open, readdir, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { hourMs } from '#contract/durations.ts';
import { checkPrefix, checkPut, contentTypeOf, isObjectKey } from './object-keys.ts';
import { type ByteRange, type ObjectBody, ObjectExistsError, type ObjectStore } from './object-store.ts';

/**
 * Opens the store that keeps every object as a file under its key. Unfinished files are in a separate folder.
 */
export async function openDiskObjects(root: string): Promise<ObjectStore> {
  const unfinished = join(root, '.unfinished');
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  await removeAbandoned(unfinished);
  const pathOf = (key: string) => join(root, ...key.split('/'));
  const head = async (key: string) => {
    const contentType = contentTypeOf(key);
    const found = await stat(pathOf(key)).catch(nullWhenMissing);
    return found?.isFile() ? { bytes: found.size, contentType } : null;
  };

  return {
    kind: 'disk',
    async put(key, body, { contentType }) {
      checkPut(key, contentType);
      const draft = join(unfinished, randomUUID());
      try {
        await writeDurably(draft, body);
        await publish(draft, pathOf(key), key, root);
      } finally {
        await rm(draft, { force: true });
      }
    },
    async get(key, range) {
      const contentType = contentTypeOf(key);
      const file = await open(pathOf(key), 'r').catch(nullWhenMissing);
      if (file === null) return null;
      try {
        const { size } = await file.stat();
        return { stream: readFrom(file, range), bytes: size, contentType };
      } catch (error) {
        await file.close();
        throw error;
      }
    },
    head,
    exists: async (key) => (await head(key)) !== null,
    async delete(keys) {
      for (const key of keys) {
        contentTypeOf(key);
        await rm(pathOf(key), { force: true });
        await removeEmptyFolders(dirname(pathOf(key)), root);
      }
    },
    async list(prefix) {
      checkPrefix(prefix);
      const folder = join(root, ...prefix.split('/').slice(0, -1));
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nullWhenMissing);
      return (entries ?? [])
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .filter((key) => key.startsWith(prefix) && isObjectKey(key))
        .sort();
    },
    ping: () => access(unfinished, constants.R_OK | constants.W_OK),
    close() {},
  };
}

/** No write takes this long: an older file belongs to a crashed process. Others may be writing now. */
const abandonedAfterMs = hourMs;

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(nullWhenMissing);
    if (found && Date.now() - found.mtimeMs > abandonedAfterMs) await rm(path, { force: true });
  }
}

function nullWhenMissing(error: unknown): null {
  const code = codeOf(error);
  if (code === 'ENOENT' || code === 'ENOTDIR') return null;
  throw error;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function readFrom(file: FileHandle, range: ByteRange | undefined): Readable {
  return createReadStream('', { fd: file, autoClose: true, ...range });
}

async function writeDurably(path: string, body: ObjectBody): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    if (body instanceof Uint8Array) await file.writeFile(body);
    else await file.writeFile('path' in body ? createReadStream(body.path) : body.stream);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Gives a finished file its name; fails if the name is taken: an object is never replaced. */
async function publish(draft: string, path: string, key: string, root: string): Promise<void> {
  for (;;) {
    try {
      await link(draft, path);
      await syncFolder(dirname(path));
      return;
    } catch (error) {
      const code = codeOf(error);
      // The folder is missing, or a concurrent delete has removed it because it was empty.
      if (code === 'ENOENT' && existsSync(draft)) {
        await makeFolders(dirname(path), root);
        continue;
      }
      if (code !== 'EEXIST') throw error;
      if (await haveSameContent(draft, path)) return;
      throw new ObjectExistsError(key);
    }
  }
}

/**
 * Creates the folders from `root` down to `folder`, one by one: Node's recursive `mkdir` fails with ENOENT or
 * ENOTDIR when a concurrent delete removes one of them. Here the caller detects that and retries.
 */
async function makeFolders(folder: string, root: string): Promise<void> {
  let current = root;
  for (const name of relative(root, folder).split(sep)) {
    current = join(current, name);
    try {
      await mkdir(current, { mode: 0o700 });
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return;
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
}

async function haveSameContent(first: string, second: string): Promise<boolean> {
  const [a, b] = await Promise.all([stat(first), stat(second)]);
  if (a.size !== b.size) return false;
  const other = createReadStream(second)[Symbol.asyncIterator]();
  // Both streams read chunks of the same size.
  for await (const chunk of createReadStream(first)) {
    const next = await other.next();
    if (next.done || Buffer.compare(chunk, next.value) !== 0) {
      await other.return?.();
      return false;
    }
  }
  return true;
}

async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder; the file's own sync must be enough there.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function removeEmptyFolders(folder: string, root: string): Promise<void> {
  let current = folder;
  while (current !== root && current.startsWith(root)) {
    try {
      await rmdir(current);
    } catch {
      return;
    }
    current = dirname(current);
  }
}
