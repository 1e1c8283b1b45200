import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { megabyte } from '#contract/bytes.ts';
import { keepDiskReserve, releaseDiskReserve } from './disk-reserve.ts';
import { silentLog } from './log-types.ts';

const bytes = 3 * megabyte;

let folder: string;
let freeBytes: number;
const free = async () => freeBytes;
const open = () => keepDiskReserve(folder, silentLog, { free, bytes });
const reservePath = () => join(folder, 'reserve');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'adventure-reserve-'));
  freeBytes = 1_000 * megabyte;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('takes real space while there is enough, is released when there is none, and recreated later', async () => {
  const reserve = await open();
  expect(statSync(reservePath()).blocks * 512).toBeGreaterThanOrEqual(bytes);
  freeBytes = 30 * megabyte;
  await reserve.check();
  expect([existsSync(reservePath()), reserve.isSpent()]).toEqual([true, false]);
  freeBytes = 2 * megabyte;
  await reserve.check();
  expect([existsSync(reservePath()), reserve.isSpent()]).toEqual([false, true]);
  // The released space is for running jobs, not for a new reserve.
  freeBytes = bytes + 40 * megabyte;
  await reserve.check();
  expect([existsSync(reservePath()), reserve.isSpent()]).toEqual([false, true]);
  freeBytes = 500 * megabyte;
  await reserve.check();
  expect([existsSync(reservePath()), reserve.isSpent()]).toEqual([true, false]);
  reserve.stop();
});

it('is not created on a disk without the space, and new work waits', async () => {
  freeBytes = 50 * megabyte;
  const reserve = await open();
  expect([existsSync(reservePath()), reserve.isSpent()]).toEqual([false, true]);
  reserve.stop();
});

it('can be released manually, once', async () => {
  const reserve = await open();
  reserve.stop();
  expect(await releaseDiskReserve(folder)).toBe(true);
  expect(await releaseDiskReserve(folder)).toBe(false);
});

it('is left alone on a disk that cannot be checked', async () => {
  const reserve = await keepDiskReserve(folder, silentLog, {
    free: () => Promise.reject(new Error('gone')),
    bytes,
  });
  expect(reserve.isSpent()).toBe(false);
  reserve.stop();
});
