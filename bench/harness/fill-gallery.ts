import { sql } from 'drizzle-orm';
import type { Database } from '../../server/platform/database/database.ts';
import type { GalleryShapes } from './options.ts';

/** Rows per statement: one statement for all rows would block the database for a minute. */
const rowsAtOnce = 50_000;

/** Inserts gallery rows for a user, a minute apart, as jobs would write them, but without files. */
export async function fillGallery(
  database: Database,
  userId: string,
  rows: number,
  shapes: GalleryShapes = 'wide',
): Promise<void> {
  // By row number, the same as `shapeOf` in bench/gallery/pictures.ts.
  const byShape = (wide: string, square: string, upright: string) =>
    shapes === 'wide'
      ? sql.raw(wide)
      : sql.raw(
          `case n % 10 when 3 then ${square} when 7 then ${square} when 5 then ${upright} else ${wide} end`,
        );
  for (let first = 1; first <= rows; first += rowsAtOnce) {
    const last = Math.min(rows, first + rowsAtOnce - 1);
    await database.db.execute(sql`
      insert into images (
        user_id, id, job_id, position, object_key, mime_type, bytes, width, height, variants, thumbhash, tool, prompt,
        style_id, style_name, settings, cost, engine, made_by, is_model_made, recipe, warnings, marks,
        created_at
      )
      select ${userId}, gen_random_uuid(), gen_random_uuid(), 0,
        format('pictures/%s/%s/1/0.webp', ${userId}::text, n), 'image/webp', 180000,
        ${byShape('1280', '1024', '720')}, ${byShape('720', '1024', '1280')},
        jsonb_build_array(
          jsonb_build_object('width', 320, 'key', format('pictures/%s/%s/1/0-320.webp', ${userId}::text, n)),
          jsonb_build_object('width', 640, 'key', format('pictures/%s/%s/1/0-640.webp', ${userId}::text, n)),
          jsonb_build_object('width', 1280, 'key', format('pictures/%s/%s/1/0.webp', ${userId}::text, n))
        ),
        'HBkSHYSIeHiPiHh8eJd4eTN0EEQG', 'Thumbnail', 'I survived ' || n || ' days in the desert',
        'mrbeast', 'MrBeast', jsonb_build_object('aspectRatio', ${byShape("'16:9'", "'1:1'", "'9:16'")}), 15, 'builtin', 'Designed by the built-in engine', false,
        '{"scene": "desert"}'::jsonb, '[]'::jsonb, array['style:mrbeast', 'tool:thumbnail', 'engine:builtin'],
        now() - make_interval(mins => n)
      from generate_series(${first}::int, ${last}::int) as n`);
  }
  await database.db.execute(sql`
    insert into user_counters (user_id, images, tops) values (${userId}, ${rows}, ${rows})
    on conflict (user_id) do update set images = excluded.images, tops = excluded.tops`);
  await database.db.execute(sql`
    insert into gallery_facets (user_id, kind, value, label, count)
    values (${userId}, 'style', 'mrbeast', 'MrBeast', ${rows}), (${userId}, 'tool', 'thumbnail', 'Thumbnail', ${rows}),
      (${userId}, 'engine', 'builtin', 'builtin', ${rows})
    on conflict (user_id, kind, value) do update set count = excluded.count`);
  // PostgreSQL's autovacuum does this within a minute, the embedded database's maintenance immediately.
  await database.maintain();
  await database.plainSql.execute('vacuum (analyze) images', []);
}
