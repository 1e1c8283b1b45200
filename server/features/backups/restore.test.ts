import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { openUnchangedDatabase } from '#server/platform/database/database.ts';
import { databaseFolder } from '#server/platform/database/embedded/folders.ts';
import { copyTemplateTo } from '#server/platform/database/test-databases/embedded.ts';
import { openOwnTestDatabase, testDatabaseKind } from '#server/platform/database/testing.ts';
import { silentLog } from '#server/platform/log-types.ts';
import { openObjects } from '#server/platform/objects/objects.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'adventure-restore-'));
  folders.push(folder);
  return folder;
}

/** Runs a command of the operator, as npm does. */
async function run(script: string, env: Record<string, string>, ...options: string[]): Promise<string> {
  const path = join(import.meta.dirname, '..', '..', '..', 'scripts', script);
  const child = spawn(process.execPath, [path, ...options], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [said, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.on('close', resolve)),
  ]);
  expect(code, errors).toBe(0);
  return said;
}

it('brings back rows and pictures by the documented commands, after everything was lost', async () => {
  const env = { DATA_DIR: newFolder(), BACKUP_DIR: newFolder(), PATH: process.env.PATH ?? '' };
  await copyTemplateTo(env.DATA_DIR);
  const open = () => openUnchangedDatabase({ dataDir: env.DATA_DIR, log: silentLog });
  const change = async (statement: ReturnType<typeof sql>) => {
    const database = await open();
    await database.db.execute(statement);
    await database.close();
  };
  const key = 'images/ada/1.webp';
  const objects = await openObjects({ dataDir: env.DATA_DIR, s3: null });
  await objects.put(key, Buffer.from('a picture'), { contentType: 'image/webp' });
  await change(sql`insert into event_cursors values ('before', 1)`);

  expect(await run('backup.ts', env)).toMatch(/as \S+_requested\.\nWith 1 files of pictures/);

  await change(sql`insert into event_cursors values ('since', 1)`);
  await objects.delete([key]);
  rmSync(databaseFolder(env.DATA_DIR), { recursive: true });
  rmSync(join(env.DATA_DIR, 'objects'), { recursive: true });

  expect(await run('restore-backup.ts', env, '--list')).toMatch(/_requested\n$/);
  expect(await run('restore-backup.ts', env)).toContain('Put back 1 files of pictures.');

  const database = await open();
  const { rows } = await database.db.execute(sql`select user_id from event_cursors`);
  expect(rows).toEqual([{ user_id: 'before' }]);
  await database.close();
  const served = await (await openObjects({ dataDir: env.DATA_DIR, s3: null })).get(key);
  expect(served && (await text(served.stream))).toBe('a picture');
  expect(existsSync(join(env.BACKUP_DIR, 'objects', key))).toBe(true);
}, 120_000);

it.runIf(testDatabaseKind === 'postgres')(
  'replaces a PostgreSQL database with its queue, all of it or nothing',
  async () => {
    const { database, databaseUrl = '', close } = await openOwnTestDatabase();
    const env = {
      DATA_DIR: newFolder(),
      BACKUP_DIR: newFolder(),
      PATH: process.env.PATH ?? '',
      DATABASE_URL: databaseUrl,
    };
    const users = async () => {
      const { rows } = await database.db.execute<{ user_id: string }>(sql`select user_id from event_cursors`);
      return rows.map((row) => row.user_id);
    };
    await database.db.execute(sql`insert into event_cursors values ('before', 1)`);
    expect(await run('backup.ts', env)).toContain('_requested');
    await database.db.execute(sql`update event_cursors set user_id = 'since'`);
    await run('restore-backup.ts', env);
    expect(await users()).toEqual(['before']);
    // A torn copy changes nothing.
    const [name = ''] = readdirSync(env.BACKUP_DIR).filter((one) => one.endsWith('_requested'));
    truncateSync(join(env.BACKUP_DIR, name, 'database.dump'), 20_000);
    await expect(run('restore-backup.ts', env)).rejects.toThrow();
    expect(await users()).toEqual(['before']);
    await close();
  },
  120_000,
);
