import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GallerySort } from '#contract/gallery-fields.ts';
import type { GalleryFilter } from '#contract/gallery-filters.ts';
import { openTestDatabase, type TestDatabase, testDatabaseKind } from '#server/platform/database/testing.ts';
import { countPlaces } from './count-places.ts';
import { findPlaces } from './find-places.ts';
import { type Bounds, type Place, selectPlaces } from './place-queries.ts';
import { resolveFilter } from './resolve-filter.ts';

const pictures = 3_000;
let test: TestDatabase;

/**
 * Groups of three pictures share a time; "rare" are the oldest, every seventh is a cat, and every hundredth
 * is tagged.
 */
async function fill(userId: string): Promise<void> {
  await test.database.db.execute(sql`
    insert into images (
      user_id, id, object_key, mime_type, bytes, width, height, variants, thumbhash, tool, prompt, style_id, style_name,
      settings, cost, engine, made_by, is_model_made, warnings, marks, created_at
    )
    select ${userId}, md5(n::text), 'key', 'image/webp', 1, 1280, 720, '[]', '', 'Thumbnail',
      case when n % 7 = 0 then 'a cat ' else 'a dog ' end || case when n < 60 then 'rare' else 'usual' end,
      'none', 'None', '{}', 15, 'builtin', 'Designed by the built-in engine', false, '[]',
      array['style:none', 'tool:' || case when n % 3 = 0 then 'thumbnail' else 'upscaler' end]
        || case when n % 100 = 0 then array['tag:x'] else array[]::text[] end
        || case when n < 500 then array['tag:old'] else array[]::text[] end,
      timestamptz '2026-01-01' + make_interval(mins => n / 3)
    from generate_series(1, ${pictures}::int) as n`);
  await test.database.db.execute(sql`
    insert into gallery_facets (user_id, kind, value, label, count)
    select ${userId}, split_part(mark, ':', 1), split_part(mark, ':', 2), split_part(mark, ':', 2), count(*)
    from images, unnest(marks) as mark where user_id = ${userId} group by mark`);
}

beforeAll(async () => {
  test = await openTestDatabase();
  await fill('owner');
  await fill('other');
  await test.database.db.execute(
    sql`insert into user_counters (user_id, images, tops) values ('owner', ${pictures}, ${pictures})`,
  );
  await test.database.db.execute(sql`analyze images`);
});
afterAll(() => test.close());

const filters: [string, GalleryFilter, ReturnType<typeof sql>][] = [
  ['nothing', {}, sql`true`],
  ['what is common', { tool: 'Thumbnail' }, sql`marks @> '{tool:thumbnail}'`],
  ['a tag', { tag: 'X' }, sql`marks @> '{tag:x}'`],
  ['what is old', { tag: 'old' }, sql`marks @> '{tag:old}'`],
  ['a tool and a tag', { tool: 'Upscaler', tag: 'x' }, sql`marks @> '{tool:upscaler,tag:x}'`],
  ['a word', { q: 'CAT' }, sql`prompt like '%cat%'`],
  ['a rare word', { q: 'rare' }, sql`prompt like '%rare%'`],
  ['two letters', { q: 'ra' }, sql`prompt like '%ra%'`],
  [
    'a word and a tool',
    { q: 'cat', tool: 'Thumbnail' },
    sql`prompt like '%cat%' and marks @> '{tool:thumbnail}'`,
  ],
  ['no word of theirs', { q: 'zebra' }, sql`false`],
  ['a tag of nothing', { tag: 'none' }, sql`false`],
];

/** Small bounds, so that three thousand pictures behave like a million: each strategy is used. */
const bounds: Record<string, Bounds> = {
  'by the list alone': { window: 250, windowsAtMost: 2, rare: 0, sorted: 0, knownSorted: 0 },
  'by the index alone': {
    window: 250,
    windowsAtMost: 2,
    rare: pictures,
    sorted: pictures,
    knownSorted: pictures,
  },
  'by both': { window: 250, windowsAtMost: 3, rare: 40, sorted: 300, knownSorted: 600 },
};

async function expectedIds(condition: ReturnType<typeof sql>, sort: GallerySort): Promise<string[]> {
  const order = sort === 'latest' ? sql`created_at desc, id desc` : sql`created_at, id`;
  const { rows } = await test.database.db.execute<{ id: string }>(
    sql`select id from images where user_id = 'owner' and ${condition} order by ${order}`,
  );
  return rows.map(({ id }) => id);
}

describe.each(Object.entries(bounds))(`pages found %s (${testDatabaseKind})`, (_how, looked) => {
  it.each(filters)(
    'under %s contain every picture once, in order, both ways',
    async (_what, filter, condition) => {
      const { db } = test.database;
      for (const sort of ['latest', 'oldest'] as const) {
        const resolved = await resolveFilter(db, 'owner', filter, sort);
        const seen: string[] = [];
        let after: Place | undefined;
        do {
          const { places, next } = await findPlaces(db, resolved, { limit: 90, after }, looked);
          seen.push(...places.map(({ id }) => id));
          after = next ?? undefined;
        } while (after);
        expect(seen).toEqual(await expectedIds(condition, sort));
      }
    },
  );

  it.each(filters)('under %s are counted exactly, or said to be more', async (_what, filter, condition) => {
    const resolved = await resolveFilter(test.database.db, 'owner', filter);
    const { total, isAtLeast } = await countPlaces(test.database.db, resolved, looked);
    const all = (await expectedIds(condition, 'latest')).length;
    expect(isAtLeast ? total <= all : total === all).toBe(true);
    // Only what no index knows may be counted short of a thousand.
    if (total < Math.min(all, 1_000)) expect(filter.q).toMatch(/^.{1,2}$|^(?:CAT|cat|rare|zebra)$/);
  });
});

it.each(filters)('pages of %s can be found by number, too', async (_what, filter, condition) => {
  const { db } = test.database;
  const looked = { window: 250, windowsAtMost: 20, rare: 40, sorted: 300, knownSorted: 600 };
  const limit = 80;
  for (const sort of ['latest', 'oldest'] as const) {
    const resolved = await resolveFilter(db, 'owner', filter, sort);
    const all = await expectedIds(condition, sort);
    const seen: string[] = [];
    for (let offset = 0; offset <= all.length; offset += limit) {
      const { places } = await findPlaces(db, resolved, { limit, offset }, looked);
      seen.push(...places.map(({ id }) => id));
    }
    expect(seen).toEqual(all);
  }
});

describe(`a page of a gallery (${testDatabaseKind})`, () => {
  const explain = async (filter: GalleryFilter, after?: Place) => {
    const { db } = test.database;
    const resolved = await resolveFilter(db, 'owner', filter);
    const { rows } = await db.execute<{ 'QUERY PLAN': string }>(
      sql`explain ${selectPlaces(db, resolved, { limit: 50, after }).getSQL()}`,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };

  it('is read from the index, the first and any later one, without sorting or skipping', async () => {
    expect(await explain({})).toMatch(/Index (Only )?Scan (Backward )?using images_newest/);
    const plan = await explain({}, { at: new Date('2026-01-01T08:00:00Z'), id: 'f' });
    expect(plan).toMatch(/Index Cond: .*ROW\(created_at, id\) < ROW\(/);
    expect(plan).not.toMatch(/Sort|Filter/);
  });

  it('under a filter reads a bounded part of the index in its order', async () => {
    const plan = await explain({ q: 'cat' }, { at: new Date('2026-01-01T08:00:00Z'), id: 'f' });
    expect(plan).toMatch(/Limit[\s\S]*Limit[\s\S]*using images_newest/);
    expect(plan).not.toMatch(/Sort/);
  });
});
