import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GalleryImage } from '#contract/images.ts';
import type { Job } from '#contract/jobs.ts';
import { createBuiltin } from '#engines/builtin/engine.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { readMigrations } from './platform/database/migrate.ts';
import { testDatabaseKind } from './platform/database/testing.ts';
import { silentLog } from './platform/log-types.ts';
import { openTestApp, type TestApp, testPassword } from './testing/app.ts';

/** The rows that a server of the release has stored: a user, five generations and a version of a design. */
const stored: Record<string, unknown[]> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'testing', 'releases', '1.0.0.json'), 'utf8'),
);
const migrationsOfRelease = readMigrations().filter(({ name }) => name === '0000_initial');

async function insert(database: Database, table: string, rows: unknown[]): Promise<void> {
  const { rows: found } = await database.db.execute<{ name: string }>(
    sql`select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`,
  );
  const columns = sql.raw(found.map(({ name }) => `"${name}"`).join(', '));
  await database.db.execute(
    sql`insert into ${sql.identifier(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::jsonb)`,
  );
}

// The embedded database alone: what is stored is the same on PostgreSQL.
describe.runIf(testDatabaseKind === 'embedded')('a data folder of 1.0.0, opened by this version', () => {
  let bench: TestApp;
  let folder: string;
  let cookie = '';
  const get = async (address: string) => {
    const response = await bench.signedOut(address, { headers: { cookie } });
    expect([address, response.status]).toEqual([address, 200]);
    return response.json();
  };

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'adventure-upgrade-'));
    const before = await openDatabase({ dataDir: folder, log: silentLog, migrations: migrationsOfRelease });
    for (const [table, rows] of Object.entries(stored)) await insert(before, table, rows);
    await before.close();
    const database = await openDatabase({ dataDir: folder, log: silentLog });
    bench = await openTestApp({ otherEngines: [createBuiltin()], wrapDatabase: () => database });
    const [user] = stored.users as { email: string }[];
    const answer = await bench.signedOut('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://localhost' },
      body: JSON.stringify({ email: user?.email, password: testPassword }),
    });
    expect(answer.status).toBe(200);
    cookie = answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
  }, 60_000);
  afterAll(async () => {
    await bench.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('has the user’s jobs, pictures and coins', async () => {
    const { jobs } = (await get('/api/jobs')) as { jobs: Job[] };
    expect(jobs).toHaveLength(stored.jobs?.length ?? 0);
    const { images } = (await get('/api/user/user-images?limit=50')) as { images: GalleryImage[] };
    // A version hides its original.
    expect(images).toHaveLength((stored.images?.length ?? 0) - 1);
    expect(await get('/api/user/coins')).toMatchObject({ coins: expect.any(Number) });
    expect(await bench.app.coins.audit()).toEqual([]);
  });

  it('draws each design again, changed', async () => {
    const { images } = (await get('/api/user/user-images?limit=50')) as { images: GalleryImage[] };
    for (const { id, isDesign } of images) {
      expect(isDesign).toBe(true);
      await get(`/api/user-images/${id}`);
      await get(`/api/user-images/${id}/design`);
      const preview = await bench.signedOut(`/api/user-images/${id}/design/preview`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', origin: 'http://localhost' },
        body: JSON.stringify({ change: { headline: { lines: ['AGAIN'] } } }),
      });
      expect(preview.status).toBe(200);
    }
  });
});
