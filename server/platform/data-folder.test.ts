import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRoomCheck, DataFolderUnusableError, explainLoss, prepareDataFolder } from './data-folder.ts';

const megabytes = (count: number) => async () => count * 1024 * 1024;

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'adventure-folder-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a data folder', () => {
  it('is made where it is missing', async () => {
    const folder = join(root, 'new', 'data');
    await prepareDataFolder(folder, 1);
    expect(existsSync(folder)).toBe(true);
  });

  it.each(['file', join('file', 'data')])(
    'that cannot be one is refused with what to do: %s',
    async (name) => {
      writeFileSync(join(root, 'file'), '');
      const refused = prepareDataFolder(join(root, name), 1);
      await expect(refused).rejects.toThrow(DataFolderUnusableError);
      await expect(refused).rejects.toThrow('Set DATA_DIR to a folder that this user may write to.');
    },
  );

  it('on a full disk is refused before the database is touched, and nobody is sent to a backup', async () => {
    const refused = prepareDataFolder(root, 32 * 1024 * 1024, megabytes(3));
    await expect(refused).rejects.toThrow('3 MB are free on its disk, and the database needs 32 MB');
    await expect(refused).rejects.toThrow('nothing is damaged');
  });
});

it('a database that gave up on a full disk has that said, and on another disk not', async () => {
  expect(await explainLoss(root, megabytes(2))).toContain('2 MB are free');
  expect(await explainLoss(root, megabytes(500))).toBeNull();
});

it('room for new work is looked for once a second, and a disk that cannot be asked has some', async () => {
  let asked = 0;
  const hasRoom = createRoomCheck(root, async () => {
    asked += 1;
    return 1;
  });
  expect(await Promise.all([hasRoom(), hasRoom(), hasRoom()])).toEqual([false, false, false]);
  expect(asked).toBe(1);
  expect(await createRoomCheck(root, () => Promise.reject(new Error('gone')))()).toBe(true);
});
