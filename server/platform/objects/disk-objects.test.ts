import { mkdirSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import * as files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDiskObjects } from './disk-objects.ts';

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof files>();
  return { ...real, mkdir: vi.fn(real.mkdir) };
});

const png = { contentType: 'image/png' };
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'adventure-disk-objects-'));
});

afterEach(() => rmSync(root, { recursive: true }));

describe('a folder that a delete removes, being empty', () => {
  it('before its subfolder is created, is created again', async () => {
    const disk = await openDiskObjects(root);
    const removed = Object.assign(new Error('ENOENT: no such file or directory, mkdir'), { code: 'ENOENT' });
    vi.mocked(files.mkdir).mockRejectedValueOnce(removed).mockRejectedValueOnce(removed);
    await disk.put('busy/folder/kept.png', Buffer.from('kept'), png);
    expect(await disk.exists('busy/folder/kept.png')).toBe(true);
    expect(vi.mocked(files.mkdir).mock.calls.length).toBeGreaterThan(2);
  });

  it('after it is created, is created again', async () => {
    const disk = await openDiskObjects(root);
    const made: string[] = [];
    const removeFolder = async (path: unknown) => {
      const folder = String(path);
      mkdirSync(folder, { recursive: true });
      made.push(folder);
      rmdirSync(folder);
      if (dirname(folder) !== root) rmdirSync(dirname(folder));
      return undefined;
    };
    vi.mocked(files.mkdir).mockImplementationOnce(removeFolder).mockImplementationOnce(removeFolder);
    await disk.put('busy/folder/kept.png', Buffer.from('kept'), png);
    expect(made).toHaveLength(2);
    expect(await disk.exists('busy/folder/kept.png')).toBe(true);
  });
});
