import { sql } from 'drizzle-orm';
import type { Database } from '../../server/platform/database/database.ts';

/** Rows written by one statement: a statement for all of them would hold the database for a minute. */
const rowsAtOnce = 50_000;

/** Gives a user rows in the gallery, a minute apart, as jobs would have written them; there are no files to them. */
export async function fillGallery(database: Database, userId: string, rows: number): Promise<void> {
  for (let first = 1; first <= rows; first += rowsAtOnce) {
    const last = Math.min(rows, first + rowsAtOnce - 1);
    await database.db.execute(sql`
      insert into images (
        user_id, id, job_id, position, object_key, mime_type, bytes, width, height, variants, thumbhash, tool, prompt,
        style_id, style_name, aspect_ratio, quality, cost, engine, made_by, is_model_made, recipe, warnings, created_at
      )
      select ${userId}, gen_random_uuid(), gen_random_uuid(), 0,
        format('pictures/%s/%s/1/0.webp', ${userId}::text, n), 'image/webp', 180000, 1280, 720,
        jsonb_build_array(
          jsonb_build_object('width', 320, 'key', format('pictures/%s/%s/1/0-320.webp', ${userId}::text, n)),
          jsonb_build_object('width', 640, 'key', format('pictures/%s/%s/1/0-640.webp', ${userId}::text, n)),
          jsonb_build_object('width', 1280, 'key', format('pictures/%s/%s/1/0.webp', ${userId}::text, n))
        ),
        'HBkSHYSIeHiPiHh8eJd4eTN0EEQG', 'Thumbnail', 'I survived ' || n || ' days in the desert',
        'mrbeast', 'MrBeast', '16:9', 100, 15, 'builtin', 'Designed by the built-in engine', false,
        '{"scene": "desert"}'::jsonb, '[]'::jsonb,
        now() - make_interval(mins => n)
      from generate_series(${first}::int, ${last}::int) as n`);
  }
  await database.db.execute(sql`
    insert into user_counters (user_id, images) values (${userId}, ${rows})
    on conflict (user_id) do update set images = excluded.images`);
  await database.maintain();
}
