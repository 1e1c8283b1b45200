import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createSpaceCheck,
  DataFolderUnusableError,
  fullDiskMessage,
  prepareDataFolder,
  removeLeftovers,
  requireFreeSpace,
} from './data-folder.ts';

const megabytes = (count: number) => async () => count * 1024 * 1024;

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'adventure-folder-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a data folder', () => {
  it('is created if missing', async () => {
    const folder = join(root, 'new', 'data');
    await prepareDataFolder(folder);
    expect(existsSync(folder)).toBe(true);
  });

  it.each(['file', join('file', 'data')])('that is unusable is refused with a hint: %s', async (name) => {
    writeFileSync(join(root, 'file'), '');
    const refused = prepareDataFolder(join(root, name));
    await expect(refused).rejects.toThrow(DataFolderUnusableError);
    await expect(refused).rejects.toThrow('Set DATA_DIR to a folder that this user may write to.');
  });

  it('on a full disk is refused before the database is opened, without suggesting a backup', async () => {
    const refused = requireFreeSpace(root, megabytes(3));
    await expect(refused).rejects.toThrow('3 MB are free on its disk, and the database needs 32 MB');
    await expect(refused).rejects.toThrow('nothing is damaged');
  });
});

it('loses the unfinished files of a crashed process, but no objects or other files', async () => {
  const folder = mkdtempSync(join(root, 'left-'));
  const left = [join('tmp', 'upload'), join('objects', '.unfinished', 'draft')];
  const remaining = [join('objects', 'u', 'picture.webp'), 'lock'];
  for (const name of [...left, ...remaining]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), 'x');
  }
  await removeLeftovers(folder);
  expect(left.filter((name) => existsSync(join(folder, name)))).toEqual([]);
  expect(remaining.filter((name) => existsSync(join(folder, name)))).toEqual(remaining);
});

it('explains a database failure by the full disk, only if it is full', async () => {
  expect(await fullDiskMessage(root, megabytes(2))).toContain('2 MB are free');
  expect(await fullDiskMessage(root, megabytes(500))).toBeNull();
});

it('is checked for free space once a second, and an unreadable disk has some', async () => {
  let checks = 0;
  const hasSpace = createSpaceCheck(root, async () => {
    checks += 1;
    return 1;
  });
  expect(await Promise.all([hasSpace(), hasSpace(), hasSpace()])).toEqual([false, false, false]);
  expect(checks).toBe(1);
  expect(await createSpaceCheck(root, () => Promise.reject(new Error('gone')))()).toBe(true);
});
