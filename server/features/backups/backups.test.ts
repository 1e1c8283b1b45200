import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { backupLimits } from '#contract/backups.ts';
import { megabyte } from '#contract/bytes.ts';
import { hourMs, minuteMs, secondMs } from '#contract/durations.ts';
import { SettableClock } from '#server/platform/clock.ts';
import {
  openOwnTestDatabase,
  type TestDatabase,
  testDatabaseKind,
} from '#server/platform/database/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { silentLog } from '#server/platform/log-types.ts';
import { type ObjectStore, openObjects } from '#server/platform/objects/objects.ts';
import { type Backups, createBackups, isBackupOld } from './backups.ts';
import { backupRuns } from './schema.ts';

let test: TestDatabase;
let dataDir: string;
let objects: ObjectStore;
let clock: SettableClock;
let freeBytes: number;
const folders: string[] = [];

beforeAll(async () => {
  test = await openOwnTestDatabase();
});
afterAll(async () => {
  await test.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  dataDir = newFolder();
  objects = await openObjects({ dataDir, s3: null });
  clock = new SettableClock(new Date());
  freeBytes = 1_000_000 * megabyte;
  await test.database.db.delete(backupRuns);
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'adventure-backups-'));
  folders.push(folder);
  return folder;
}

function openBackups(
  options: { kind?: 'disk' | 's3'; withObjects?: boolean; isFolderGiven?: boolean } = {},
): Backups {
  const { kind = 'disk', withObjects = true, isFolderGiven = true } = options;
  return createBackups({
    database: test.database,
    objects: { kind },
    config: {
      dataDir,
      backups: {
        folder: join(dataDir, 'backups'),
        keep: 3,
        withObjects,
        isFolderGiven,
        firstAfterMs: backupLimits.firstAfterSeconds * secondMs,
      },
    },
    clock,
    newId,
    log: silentLog,
    freeBytes: async () => freeBytes,
  });
}

const put = (key: string, content = key) =>
  objects.put(key, Buffer.from(content), { contentType: 'image/webp' });
const inBackup = (path: string) => existsSync(join(dataDir, 'backups', path));

describe(`a backup (${testDatabaseKind})`, () => {
  it('has database and pictures, and says how large it is', async () => {
    await put('images/ada/1.webp');
    const backups = openBackups();
    expect(await backups.takeNow()).toMatchObject({
      state: 'done',
      objects: 1,
      objectBytes: 17,
      error: null,
    });
    const { lastGood, isOn, pictures } = await backups.status();
    expect({ isOn, pictures }).toEqual({ isOn: true, pictures: 'included' });
    expect(lastGood?.databaseBytes).toBeGreaterThan(100_000);
    expect(
      inBackup(
        `${lastGood?.name}/${testDatabaseKind === 'embedded' ? 'database/PG_VERSION' : 'database.dump'}`,
      ),
    ).toBe(true);
    expect(inBackup('objects/images/ada/1.webp')).toBe(true);
    // On one disk a picture takes no space twice.
    expect(statSync(join(dataDir, 'backups', 'objects/images/ada/1.webp')).nlink).toBe(2);
  });

  it('is requested once, however often the button is pressed, and wakes the process that takes it', async () => {
    const backups = openBackups();
    await backups.start();
    await Promise.all([backups.request(), backups.request()]);
    await expect
      .poll(async () => (await backups.status()).lastGood?.reason, { interval: 50 })
      .toBe('requested');
    await backups.stop();
    expect(await test.database.db.$count(backupRuns)).toBeLessThanOrEqual(2);
  });

  it('keeps what was deleted as long as an older backup needs it', async () => {
    // Backups from the future are not the latest.
    clock.advance(-6 * hourMs);
    await put('images/ada/old.webp');
    await put('images/ada/kept.webp');
    const backups = openBackups();
    const next = async () => {
      clock.advance(hourMs);
      return (await backups.takeNow()).name;
    };
    await next();
    await objects.delete(['images/ada/old.webp']);
    const second = await next();
    expect(inBackup(`objects-removed/${second}/images/ada/old.webp`)).toBe(true);
    expect(inBackup('objects/images/ada/old.webp')).toBe(false);
    await next();
    expect(inBackup(`objects-removed/${second}/images/ada/old.webp`)).toBe(true);
    // Three are kept: the first one goes, and with it the last need of the file.
    await next();
    expect(inBackup(`objects-removed/${second}`)).toBe(false);
    expect(inBackup('objects/images/ada/kept.webp')).toBe(true);
  });

  it('leaves pictures to the operator where they are in a bucket, or by choice', async () => {
    await put('images/ada/1.webp');
    expect(await openBackups({ kind: 's3' }).takeNow()).toMatchObject({ state: 'done', objects: null });
    expect((await openBackups({ kind: 's3' }).status()).pictures).toBe('bucket');
    expect((await openBackups({ withObjects: false }).status()).pictures).toBe('left_out');
    expect(inBackup('objects')).toBe(false);
  });
});

describe('the daily backup', () => {
  it('comes seconds after the start, then after a day, and not again in between', async () => {
    // The age of a backup is measured by the real clock: a date in the future is not trusted.
    clock.set(new Date(Date.now()));
    const backups = openBackups();
    const taken = async () => (await test.database.db.select().from(backupRuns)).length;
    clock.advance((backupLimits.firstAfterSeconds - 1) * secondMs);
    await backups.work();
    expect(await taken()).toBe(0);
    clock.advance(secondMs);
    await backups.work();
    expect(await taken()).toBe(1);
    clock.advance(23 * hourMs);
    await backups.work();
    expect(await taken()).toBe(1);
    clock.advance(2 * hourMs);
    await backups.work();
    expect(await taken()).toBe(2);
  });

  it('is not taken of a server that the operator backs up, which is said', async () => {
    const status = await openBackups({ isFolderGiven: false }).status();
    expect(status.isOn).toBe(testDatabaseKind === 'embedded');
  });
});

describe('on a full disk', () => {
  it('a backup fails with the reason, leaves nothing half, keeps the older ones, and is tried again later', async () => {
    const backups = openBackups();
    await put('images/ada/1.webp');
    const good = await backups.takeNow();
    clock.advance(25 * hourMs);
    mkdirSync(join(dataDir, 'backups', 'left.unfinished'));
    freeBytes = 60 * megabyte;
    const failed = await backups.takeNow();
    expect(failed).toMatchObject({ state: 'failed', databaseBytes: null });
    expect(failed.error).toMatch(/no room for a backup/);
    expect(readdirSync(join(dataDir, 'backups')).filter((name) => name.includes('unfinished'))).toEqual([]);
    expect((await backups.status()).lastGood?.name).toBe(good.name);
    // A day has passed, but the failure was a moment ago.
    await backups.work();
    expect((await backups.status()).last).toMatchObject({ state: 'failed', reason: 'requested' });
    clock.advance((backupLimits.retryMinutes + 1) * minuteMs);
    freeBytes = 1_000 * megabyte;
    await backups.work();
    expect((await backups.status()).last).toMatchObject({ state: 'done', reason: 'daily' });
  });
});

describe('a run whose process died', () => {
  it('is ended by the next one, and one that was complete counts', async () => {
    const backups = openBackups();
    const { name } = await backups.takeNow();
    await test.database.db.update(backupRuns).set({ state: 'running', endedAt: null });
    const lost = { id: newId(), reason: 'daily' as const, requestedAt: clock.now(), name: 'lost' };
    await test.database.db.insert(backupRuns).values({ ...lost, state: 'running' });
    await backups.work();
    const { last, lastGood } = await backups.status();
    expect(last).toMatchObject({ state: 'failed', error: expect.stringContaining('stopped') });
    expect(lastGood?.name).toBe(name);
  });
});

describe('an old backup', () => {
  it('is one of two days, or none at all for as long', async () => {
    const backups = openBackups();
    await backups.takeNow();
    const isOld = async () => isBackupOld({ database: test.database, clock }, await backups.status());
    expect(await isOld()).toBe(false);
    clock.advance(backupLimits.oldAfterHours * hourMs + 1);
    expect(await isOld()).toBe(true);
  });
});
