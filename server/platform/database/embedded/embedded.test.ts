import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
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
import { type Backup, listBackups, makeBackup } from '../../backups/backup-folder.ts';
import { databaseIn, defaultBackups } from '../../backups/places.ts';
import { eventCursors } from '../../events/schema.ts';
import { silentLog } from '../../log-types.ts';
import { type Database, openDatabase } from '../database.ts';
import { readMigrations } from '../migrate.ts';
import { copyTemplateTo } from '../test-databases/embedded.ts';
import { copyDatabase, restoreDatabase } from './backup.ts';
import { EmbeddedClient } from './client.ts';
import { databaseFolder, restoredFolder } from './folders.ts';
import { openEmbeddedClient } from './open-embedded.ts';

// Backups wait for the disk, which is slow on a busy machine. Opening a database takes one or two seconds of
// the processor: a test opens one only where the database is its subject.
vi.setConfig({ testTimeout: 120_000 });

const folders: string[] = [];
const noRows = { rows: [], fields: [], affectedRows: 0, rowCount: 0 };
/** Stands in for a database where only the files of its backups matter. */
const closed: Pick<EmbeddedClient, 'exclusively'> = {
  exclusively: (work) => work({ query: async () => noRows, exec: async () => [] }),
};

function emptyDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'adventure-embedded-'));
  folders.push(dataDir);
  return dataDir;
}

async function newDataDir(): Promise<string> {
  const dataDir = emptyDataDir();
  await copyTemplateTo(dataDir);
  return dataDir;
}

/** A data folder whose database is one file, created at the given time. */
function dataDirWithoutContent(createdAt: Date): string {
  const dataDir = emptyDataDir();
  const version = join(databaseFolder(dataDir), 'PG_VERSION');
  mkdirSync(databaseFolder(dataDir));
  writeFileSync(version, '17');
  utimesSync(version, createdAt, createdAt);
  return dataDir;
}

const backupsFolder = (dataDir: string) => defaultBackups(dataDir).folder;

function backUp(client: Pick<EmbeddedClient, 'exclusively'>, dataDir: string, now: Date): Promise<Backup> {
  return makeBackup(defaultBackups(dataDir), { reason: 'daily', now }, (target) =>
    copyDatabase(client, dataDir, databaseIn(target)),
  );
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

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('the embedded database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await open(await newDataDir());
  });
  afterAll(() => database.close());

  it('removes dead rows and updates row counts in maintenance', async () => {
    await database.db.execute(
      sql`insert into event_cursors select 'user ' || g, g from generate_series(1, 1000) g`,
    );
    await database.db.execute(sql`delete from event_cursors where seq > 100`);
    await database.maintain();
    const { rows } = await database.db.execute<{ dead: number; known: number }>(sql`
      select n_dead_tup::int as dead, (select reltuples::int from pg_class where relname = 'event_cursors') as known
      from pg_stat_user_tables where relname = 'event_cursors'`);
    expect(rows).toEqual([{ dead: 0, known: 100 }]);
  });

  it('refuses a parameter that cannot be sent to the thread, and continues', async () => {
    await expect(database.plainSql.execute('select $1', [() => 1])).rejects.toThrow('could not be cloned');
    expect((await database.plainSql.execute('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('leaves no open transaction of a failed script to the next caller', async () => {
    await expect(database.plainSql.execute('begin; select 1 / 0; commit')).rejects.toThrow(
      'division by zero',
    );
    expect((await database.plainSql.execute('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('does not block the event loop during a long statement', async () => {
    let isDone = false;
    const long = database.db
      .execute<{ n: number }>(
        sql`select count(*)::int as n from generate_series(1, 100000) g where md5(g::text) like '%abc%' or g > 0`,
      )
      .finally(() => {
        isDone = true;
      });
    let turns = 0;
    while (!isDone) {
      await setImmediate();
      turns += 1;
    }
    expect((await long).rows).toEqual([{ n: 100_000 }]);
    // In the main thread the statement would end before the loop turned twice.
    expect(turns).toBeGreaterThan(20);
  });

  it('blocks others during a long statement only until its end', async () => {
    const order: string[] = [];
    const slow = database.db
      .execute(sql`select count(*) from generate_series(1, 100000)`)
      .then(() => order.push('slow'));
    const quick = database.ping().then(() => order.push('quick'));
    await Promise.all([slow, quick]);
    expect(order).toEqual(['slow', 'quick']);
  });
});

describe('a backup', () => {
  /** Has the rows `before`, which the backup has too, and `since`. */
  let dataDir: string;
  let backup: Backup;
  beforeAll(async () => {
    dataDir = await newDataDir();
    const client = await EmbeddedClient.open(databaseFolder(dataDir));
    const write = (userId: string) => client.query('insert into event_cursors values ($1, 1)', [userId]);
    await write('before');
    backup = await backUp(client, dataDir, new Date());
    await write('since');
    await client.close();
  });

  it('is named when the database does not open, and restores what was written before it', async () => {
    writeFileSync(join(databaseFolder(dataDir), 'global', 'pg_control'), 'torn');
    const message = await open(dataDir).then(
      () => 'opened',
      (error: Error) => error.message,
    );
    expect(message).toContain(`The database in ${databaseFolder(dataDir)} does not open`);
    expect(message).toContain(backup.folder);
    expect(message).toContain('npm run restore-backup');
    // The failed start has released the folder's lock.
    const replaced = await restoreDatabase(dataDir, databaseIn(backup.folder), new Date());
    expect(await userIds(dataDir)).toEqual(['before']);
    expect(replaced && existsSync(replaced)).toBe(true);
  });

  it('that was being restored when the process died is restored by the next start, which takes none', async () => {
    const other = emptyDataDir();
    cpSync(databaseIn(backup.folder), restoredFolder(other), { recursive: true });
    expect(await userIds(other)).toEqual(['before']);
    expect(await listBackups(backupsFolder(other))).toEqual([]);
  });

  it('precedes a migration', async () => {
    const other = emptyDataDir();
    cpSync(databaseIn(backup.folder), databaseFolder(other), { recursive: true });
    const migrations = [
      ...readMigrations(),
      { name: '9999_ruin', hash: 'ruin', statements: ['delete from event_cursors'] },
    ];
    const migrated = await openDatabase({ dataDir: other, log: silentLog, migrations });
    await migrated.close();
    const [made] = await listBackups(backupsFolder(other));
    expect(made?.name).toMatch(/_before-migration$/);
    if (!made) throw new Error('no backup');
    await restoreDatabase(other, databaseIn(made.folder), new Date());
    expect(await userIds(other)).toEqual(['before']);
    expect(await listBackups(backupsFolder(other))).toEqual([made]);
  });
});

describe('backups', () => {
  it('are limited to seven, and unfinished ones are removed', async () => {
    const dataDir = dataDirWithoutContent(new Date());
    const names = Array.from({ length: 9 }, (_, day) => `2025-01-0${day + 1}T00-00-00.000Z_daily`);
    for (const name of [...names, '2025-01-09T01-00-00.000Z_daily.unfinished']) {
      mkdirSync(join(backupsFolder(dataDir), name), { recursive: true });
    }
    expect((await listBackups(backupsFolder(dataDir))).length).toBe(9);
    const latest = await backUp(closed, dataDir, new Date());
    expect(readdirSync(backupsFolder(dataDir)).sort()).toEqual([...names.slice(3), latest.name]);
  });

  it('that cannot be finished take no space', async () => {
    const dataDir = emptyDataDir();
    // There is no database to copy, which shows only after the backup has started.
    await expect(backUp(closed, dataDir, new Date())).rejects.toThrow('ENOENT');
    expect(readdirSync(backupsFolder(dataDir))).toEqual([]);
  });
});

describe('a copy of a database in use', () => {
  it('has what changes during the copy, and none of the files that go', async () => {
    const dataDir = emptyDataDir();
    const source = databaseFolder(dataDir);
    mkdirSync(join(source, 'base'), { recursive: true });
    mkdirSync(join(source, 'pg_notify'));
    const old = new Date(Date.now() - 60_000);
    const write = (name: string, text: string, at = old) => {
      writeFileSync(join(source, name), text);
      utimesSync(join(source, name), at, at);
    };
    write('base/quiet', 'quiet');
    write('base/written', 'before');
    write('base/gone', 'gone');
    let turns = 0;
    const busy: Pick<EmbeddedClient, 'exclusively'> = {
      async exclusively(work) {
        turns += 1;
        // The first pause is before the first pass, the second after it.
        if (turns === 2) {
          write('base/written', 'during', new Date());
          write('base/new', 'new', new Date());
          rmSync(join(source, 'base/gone'));
        }
        return work({ query: async () => noRows, exec: async () => [] });
      },
    };
    await copyDatabase(busy, dataDir, join(dataDir, 'copy'));
    const read = (name: string) => readFileSync(join(dataDir, 'copy', name), 'utf8');
    expect(readdirSync(join(dataDir, 'copy', 'base')).sort()).toEqual(['new', 'quiet', 'written']);
    expect(['base/quiet', 'base/written', 'base/new'].map(read)).toEqual(['quiet', 'during', 'new']);
    // PostgreSQL does not start without its empty folders.
    expect(existsSync(join(dataDir, 'copy', 'pg_notify'))).toBe(true);
  });
});

describe('a new database', () => {
  // Without the migrations, which take as long again: the template of all test databases is made with them.
  it('is created again when the first start was interrupted', async () => {
    const dataDir = emptyDataDir();
    mkdirSync(`${databaseFolder(dataDir)}.unfinished`);
    writeFileSync(join(`${databaseFolder(dataDir)}.unfinished`, 'PG_VERSION'), 'half');
    const client = await openEmbeddedClient(
      { dataDir, backups: backupsFolder(dataDir) },
      silentLog,
      () => undefined,
    );
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await client.close();
    expect(existsSync(`${databaseFolder(dataDir)}.unfinished`)).toBe(false);
    expect(statSync(databaseFolder(dataDir)).mode & 0o077).toBe(0);
  });
});
