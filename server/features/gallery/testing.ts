import { sql } from 'drizzle-orm';
import type { GalleryFacets, Selection } from '#contract/gallery.ts';
import type { GalleryImage, ImagePage } from '#contract/images.ts';
import type { Client, TestApp } from '#server/testing/app.ts';

/** A gallery user, over HTTP. */
export interface GalleryUser extends Client {
  /** Generates a picture, with other form fields if needed. */
  make(prompt: string, fields?: Record<string, string | Blob>): Promise<GalleryImage>;
  /** A page by its query. */
  page(query?: string): Promise<ImagePage>;
  ids(query?: string): Promise<string[]>;
  facets(): Promise<GalleryFacets>;
  /** Posts to `/api/gallery/{action}`. */
  post(action: string, body: object): Promise<Response>;
  /** Posts a change of a selection and expects success. */
  done(
    action: string,
    selection: Selection,
    more?: object,
  ): Promise<{ count: number; deletionId?: string; next: string | null }>;
}

export async function createGalleryUser(test: TestApp): Promise<GalleryUser> {
  const client = await test.signUp();
  await test.subscribe(client, 'pro', 5_000);
  const page = async (query = '') => {
    const answer = await client.request(`/api/user/user-images?${query}`);
    if (!answer.ok) throw new Error(`the page answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as ImagePage;
  };
  const post = (action: string, body: object) =>
    client.request(`/api/gallery/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    ...client,
    page,
    post,
    async make(prompt, fields = {}) {
      const answer = await client.generate({ prompt, ...fields });
      if (!answer.ok) throw new Error(`generate answered ${answer.status}: ${await answer.text()}`);
      const { jobId } = (await answer.json()) as { jobId: string };
      const [image] = (await client.jobEnded(jobId)).images;
      if (!image) throw new Error('no picture was made');
      return image;
    },
    ids: async (query) => (await page(query)).images.map(({ id }) => id),
    facets: async () => (await client.json('/api/gallery/facets')) as GalleryFacets,
    async done(name, selection, more = {}) {
      const answer = await post(name, { selection, ...more });
      if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as Awaited<ReturnType<GalleryUser['done']>>;
    },
  };
}

/** Waits until no gallery entry waits or runs: they remove the files of deleted pictures. */
export async function settled({ app }: TestApp): Promise<void> {
  while (true) {
    const { rows } = await app.database.db.execute<{ left: number }>(
      sql`select count(*)::int as left from pgboss.job where name like 'gallery-%' and state in ('created', 'retry', 'active')`,
    );
    if (rows[0]?.left === 0) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Gives a user this many copies of one picture. */
export async function fillWith(test: TestApp, person: GalleryUser, count: number): Promise<void> {
  const image = await person.make('one of many');
  await test.app.database.db.execute(sql`
    insert into images (user_id, id, object_key, mime_type, bytes, width, height, variants, thumbhash, tool, prompt,
      style_id, style_name, settings, cost, engine, made_by, is_model_made, warnings, marks, created_at)
    select user_id, gen_random_uuid(), object_key, mime_type, bytes, width, height, variants, thumbhash, tool, prompt,
      style_id, style_name, settings, cost, engine, made_by, is_model_made, warnings, marks, created_at
    from images, generate_series(2, ${count}) where id = ${image.id}`);
  await test.app.database.db.execute(
    sql`update user_counters set images = ${count}, tops = ${count} where user_id = ${person.userId}`,
  );
  await test.app.database.db.execute(
    sql`update gallery_facets set count = ${count} where user_id = ${person.userId}`,
  );
}

/** The picture events that a user's browsers received while the work was done. */
export async function changeEventsOf(
  test: TestApp,
  person: GalleryUser,
  work: () => Promise<unknown>,
): Promise<{ type: string; payload: unknown }[]> {
  const events: { type: string; payload: unknown }[] = [];
  const ready = Promise.withResolvers<void>();
  const last = Promise.withResolvers<void>();
  const unsubscribe = await test.app.events.subscribe(person.userId, null, async ({ type, payload }) => {
    if (type === 'ready') ready.resolve();
    else if (type === 'reset') last.resolve();
    // A welcome, and the previous job's last progress, may still arrive.
    else if (/^(?:image|gallery)\./.test(type)) events.push({ type, payload });
  });
  await ready.promise;
  await work();
  await test.app.database.inTransaction((tx) => test.app.events.publish(tx, person.userId, 'reset', {}));
  await last.promise;
  unsubscribe();
  return events;
}

/** The stored counters, beside what the rows say. */
export async function countsOf({ app }: TestApp, userId: string) {
  const { db } = app.database;
  const kept = await db.execute(sql`select images, tops, trash from user_counters where user_id = ${userId}`);
  const counted = await db.execute(sql`
    select (count(*) filter (where deleted_at is null))::int as images, (count(*) filter (where is_top))::int as tops,
      (count(*) filter (where deleted_at is not null))::int as trash
    from images where user_id = ${userId}`);
  const storedFacets = await db.execute<{ mark: string; count: number }>(
    sql`select kind || ':' || value as mark, count from gallery_facets where user_id = ${userId} order by 1`,
  );
  const countedFacets = await db.execute<{ mark: string; count: number }>(sql`
    select mark, count(*)::int as count from images, unnest(marks) as mark
    where user_id = ${userId} and is_top group by mark order by 1`);
  const topsMismatch = await db.execute(sql`
    select stack_key from images where user_id = ${userId} and deleted_at is null
    group by stack_key having count(*) filter (where is_top) <> 1
      or max(versions) filter (where is_top) <> count(*)
      or not (array_agg(is_top order by created_at desc, id desc))[1]`);
  const byMark = (rows: { mark: string; count: number }[]) =>
    Object.fromEntries(rows.map(({ mark, count }) => [mark, count]));
  return {
    kept: { ...kept.rows[0], facets: byMark(storedFacets.rows) },
    counted: { ...counted.rows[0], facets: byMark(countedFacets.rows) },
    topsMismatch: topsMismatch.rows,
  };
}

/** The files named in a user's rows. */
export async function filesInRows({ app }: TestApp, userId: string): Promise<string[]> {
  const { rows } = await app.database.db.execute<{ key: string }>(sql`
    select object_key as key from images where user_id = ${userId}
    union select variant ->> 'key' from images, jsonb_array_elements(variants) as variant where user_id = ${userId}
    union select used ->> 'key' from images, jsonb_array_elements("references") as used where user_id = ${userId}
    order by 1`);
  return rows.map(({ key }) => key);
}
