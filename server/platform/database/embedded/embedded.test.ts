import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventCursors } from '../../events/schema.ts';
import { silentLog } from '../../log-types.ts';
import { type Database, openDatabase } from '../database.ts';
import { readMigrations } from '../migrate.ts';
import { copyTemplateTo } from '../test-databases/embedded.ts';
import { type Backup, backUp, backupsFolder, isBackupDue, listBackups, restoreBackup } from './backup.ts';
import { EmbeddedClient } from './client.ts';
import { databaseFolder, restoredFolder } from './folders.ts';

// Backups wait for the disk, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const folders: string[] = [];
const noRows = { rows: [], fields: [], affectedRows: 0, rowCount: 0 };

async function newDataDir(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'adventure-embedded-'));
  folders.push(dataDir);
  await copyTemplateTo(dataDir);
  return dataDir;
}

function open(dataDir: string): Promise<Database> {
  return openDatabase({ dataDir, log: silentLog });
}

async function userIds(dataDir: string): Promise<string[]> {
  const database = await open(dataDir);
  const rows = await database.db.select().from(eventCursors).orderBy(eventCursors.userId);
  await database.close();
  return rows.map((row) => row.userId);
}

async function backUpNow(dataDir: string): Promise<Backup> {
  const client = await EmbeddedClient.open(databaseFolder(dataDir));
  const backup = await backUp(client, dataDir, 'daily', new Date());
  await client.close();
  return backup;
}

async function write(dataDir: string, userId: string): Promise<void> {
  const database = await open(dataDir);
  await database.db.insert(eventCursors).values({ userId, seq: 1 });
  await database.close();
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('a long statement', () => {
  let database: Database;
  beforeAll(async () => {
    database = await open(await newDataDir());
    await database.db.execute(
      sql`create table pile as select g as id, md5(g::text) as text from generate_series(1, 200000) g`,
    );
  });
  afterAll(() => database.close());

  it('does not block the event loop', async () => {
    let isDone = false;
    const scan = database.db
      .execute<{ n: number }>(
        sql`select count(*)::int as n from pile where text like '%abc%' or length(text) = 32`,
      )
      .finally(() => {
        isDone = true;
      });
    let turns = 0;
    while (!isDone) {
      await setImmediate();
      turns += 1;
    }
    expect((await scan).rows).toEqual([{ n: 200_000 }]);
    // In the main thread the scan would end before the loop turned twice.
    expect(turns).toBeGreaterThan(20);
  });

  it('blocks others only until its end', async () => {
    const order: string[] = [];
    const slow = database.db.execute(sql`select count(*) from pile`).then(() => order.push('slow'));
    const quick = database.ping().then(() => order.push('quick'));
    await Promise.all([slow, quick]);
    expect(order).toEqual(['slow', 'quick']);
  });
});

describe('the embedded database', () => {
  it('removes dead rows and updates row counts in maintenance', async () => {
    const database = await open(await newDataDir());
    await database.db.execute(
      sql`insert into event_cursors select 'user ' || g, g from generate_series(1, 1000) g`,
    );
    await database.db.execute(sql`delete from event_cursors where seq > 100`);
    await database.maintain();
    const { rows } = await database.db.execute<{ dead: number; known: number }>(sql`
      select n_dead_tup::int as dead, (select reltuples::int from pg_class where relname = 'event_cursors') as known
      from pg_stat_user_tables where relname = 'event_cursors'`);
    await database.close();
    expect(rows).toEqual([{ dead: 0, known: 100 }]);
  });

  it('refuses a parameter that cannot be sent to the thread, and continues', async () => {
    const client = await EmbeddedClient.open(databaseFolder(await newDataDir()));
    await expect(client.query('select $1', [() => 1])).rejects.toThrow('could not be cloned');
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await client.close();
  });

  it('leaves no open transaction of a failed script to the next caller', async () => {
    const database = await open(await newDataDir());
    await expect(database.plainSql.execute('begin; select 1 / 0; commit')).rejects.toThrow(
      'division by zero',
    );
    expect((await database.plainSql.execute('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await database.close();
  });
});

describe('backups', () => {
  it('contain what was written before them and can be restored', async () => {
    const dataDir = await newDataDir();
    await write(dataDir, 'before');
    const backup = await backUpNow(dataDir);
    await write(dataDir, 'since');
    const replaced = await restoreBackup(dataDir, backup, new Date());
    expect(await userIds(dataDir)).toEqual(['before']);
    expect(replaced && existsSync(replaced)).toBe(true);
  });

  it('are limited to seven, and unfinished ones are removed', async () => {
    const dataDir = await newDataDir();
    const names = Array.from({ length: 9 }, (_, day) => `2025-01-0${day + 1}T00-00-00.000Z_daily`);
    for (const name of [...names, '2025-01-09T01-00-00.000Z_daily.unfinished']) {
      mkdirSync(join(backupsFolder(dataDir), name), { recursive: true });
    }
    expect((await listBackups(dataDir)).length).toBe(9);
    const latest = await backUpNow(dataDir);
    expect(readdirSync(backupsFolder(dataDir)).sort()).toEqual([...names.slice(3), latest.name]);
  });

  it('are due a day after creation or the last backup, however often the server was started', async () => {
    const dataDir = await newDataDir();
    const now = new Date();
    const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
    const made = (at: Date) => utimesSync(join(databaseFolder(dataDir), 'PG_VERSION'), at, at);
    made(hoursAgo(23));
    expect(await isBackupDue(dataDir, now)).toBe(false);
    made(hoursAgo(25));
    await write(dataDir, 'a start in between');
    expect(await isBackupDue(dataDir, now)).toBe(true);
    await backUpNow(dataDir);
    expect(await isBackupDue(dataDir, now)).toBe(false);
  });

  it('dated in the future are neither the latest nor prevent a new one', async () => {
    const dataDir = await newDataDir();
    const nextYear = new Date(Date.now() + 365 * 86_400_000).toISOString().replaceAll(':', '-');
    mkdirSync(join(backupsFolder(dataDir), `${nextYear}_daily`), { recursive: true });
    expect(await isBackupDue(dataDir, new Date())).toBe(true);
    const { name } = await backUpNow(dataDir);
    expect((await listBackups(dataDir)).map((backup) => backup.name)).toEqual([name, `${nextYear}_daily`]);
    expect(await isBackupDue(dataDir, new Date())).toBe(false);
  });

  it('that cannot be finished take no space', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'adventure-embedded-'));
    folders.push(dataDir);
    const client: Pick<EmbeddedClient, 'exclusively'> = {
      exclusively: (work) => work({ query: async () => noRows, exec: async () => [] }),
    };
    // There is no database to copy, which shows only after the copy has started.
    await expect(backUp(client, dataDir, 'daily', new Date())).rejects.toThrow('ENOENT');
    expect(readdirSync(backupsFolder(dataDir))).toEqual([]);
  });

  it('are listed when the database does not open', async () => {
    const dataDir = await newDataDir();
    await write(dataDir, 'before');
    const backup = await backUpNow(dataDir);
    writeFileSync(join(databaseFolder(dataDir), 'global', 'pg_control'), 'torn');

    const message = await open(dataDir).then(
      () => 'opened',
      (error: Error) => error.message,
    );
    expect(message).toContain(`The database in ${databaseFolder(dataDir)} does not open`);
    expect(message).toContain(backup.folder);
    expect(message).toContain('npm run restore-backup');
    // The failed start has released the folder's lock.
    await restoreBackup(dataDir, backup, new Date());
    expect(await userIds(dataDir)).toEqual(['before']);
  });

  it('that were being restored when the process died are restored by the next start', async () => {
    const dataDir = await newDataDir();
    await write(dataDir, 'restored');
    const moved = restoredFolder(dataDir);
    renameSync(databaseFolder(dataDir), moved);
    expect(await userIds(dataDir)).toEqual(['restored']);
  });
});

describe('a migration', () => {
  it('is preceded by a backup, but creating a database is not', async () => {
    const dataDir = await newDataDir();
    await write(dataDir, 'before');
    expect(await listBackups(dataDir)).toEqual([]);
    const migrations = [
      ...readMigrations(),
      { name: '9999_ruin', hash: 'ruin', statements: ['delete from event_cursors'] },
    ];
    const migrated = await openDatabase({ dataDir, log: silentLog, migrations });
    await migrated.close();
    const [backup] = await listBackups(dataDir);
    expect(backup?.name).toMatch(/_before-migration$/);
    if (!backup) throw new Error('no backup');
    await restoreBackup(dataDir, backup, new Date());
    expect(await userIds(dataDir)).toEqual(['before']);
  });
});

describe('a new database', () => {
  it('is created again when the first start was interrupted', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'adventure-embedded-'));
    folders.push(dataDir);
    mkdirSync(`${databaseFolder(dataDir)}.unfinished`);
    writeFileSync(join(`${databaseFolder(dataDir)}.unfinished`, 'PG_VERSION'), 'half');
    expect(await userIds(dataDir)).toEqual([]);
    expect(existsSync(`${databaseFolder(dataDir)}.unfinished`)).toBe(false);
    expect(statSync(databaseFolder(dataDir)).mode & 0o077).toBe(0);
  });
});
