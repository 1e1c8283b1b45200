import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase, testDatabaseKind } from '#server/platform/database/testing.ts';
import type { ImageRow } from './schema.ts';
import { selectPage } from './store.ts';

const owner = 'owner';
const other = 'other';
const pictures = 5_000;

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
  const { db } = test.database;
  // Three pictures share each moment, so that only their ids tell which comes first.
  for (const userId of [owner, other]) {
    await db.execute(sql`
      insert into images (
        user_id, id, object_key, mime_type, bytes, width, height, variants, thumbhash, tool, prompt, style_id, style_name,
        aspect_ratio, quality, cost, engine, made_by, is_model_made, warnings, created_at
      )
      select ${userId}, md5(n::text), 'key', 'image/webp', 1, 1280, 720, '[]', '', 'Thumbnail', 'a prompt', 'none', 'None',
        '16:9', 100, 15, 'builtin', 'Designed by the built-in engine', false, '[]',
        timestamptz '2026-01-01' + make_interval(mins => n / 3)
      from generate_series(1, ${pictures}::int) as n`);
  }
  await db.execute(sql`analyze images`);
});
afterAll(() => test.close());

const readPage = (range: Parameters<typeof selectPage>[2]): Promise<ImageRow[]> =>
  selectPage(test.database.db, owner, range).execute();

async function explain(range: Parameters<typeof selectPage>[2]): Promise<string> {
  const { db } = test.database;
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(
    sql`explain ${selectPage(db, owner, range).getSQL()}`,
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

describe(`pages of a gallery (${testDatabaseKind})`, () => {
  it('hold every picture of their user once, newest first', async () => {
    const seen: ImageRow[] = [];
    for (let after: ImageRow | undefined; ; after = seen.at(-1)) {
      const page = await readPage({ limit: 700, after });
      if (page.length === 0) break;
      seen.push(...page);
    }
    const inOrder = [...seen].sort(
      (one, next) => next.createdAt.getTime() - one.createdAt.getTime() || (one.id < next.id ? 1 : -1),
    );
    expect(seen.map(({ id }) => id)).toEqual(inOrder.map(({ id }) => id));
    expect(new Set(seen.map(({ id }) => id)).size).toBe(pictures);
    expect(new Set(seen.map(({ userId }) => userId))).toEqual(new Set([owner]));
  });

  it('can be asked for by number, too', async () => {
    const [all, second] = [await readPage({ limit: 40 }), await readPage({ limit: 20, offset: 20 })];
    expect(second).toEqual(all.slice(20));
  });

  it('are read off the index, the first and any later one, without sorting or passing over what came before', async () => {
    const middle = (await readPage({ limit: 1, offset: pictures / 2 }))[0];
    expect(await explain({ limit: 50 })).toMatch(/Index Scan (Backward )?using images_newest/);
    const plan = await explain({ limit: 50, after: middle });
    expect(plan).toMatch(/Index Cond: .*ROW\(created_at, id\) < ROW\(/);
    expect(plan).not.toMatch(/Sort|Filter/);
  });
});
