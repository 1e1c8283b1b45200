import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Selection } from '#contract/gallery.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import { sampleOf } from '#testing/sample.ts';
import { countsOf, createGalleryUser, filesInRows, type GalleryUser } from './features/gallery/testing.ts';
import { createScriptedUpscaler, historyOf, type Started } from './features/upscaling/testing.ts';
import { openTestApp, type TestApp } from './testing/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({
    otherEngines: [createScriptedUpscaler()],
    readLimit: { perSecond: 1_000, burst: 100_000 },
  });
});
afterAll(() => test.close());

const rounds = 12;
const actionsAtOnce = 4;

/** A seeded generator of numbers from 0 to 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One user's random actions, some concurrent. */
function createActor(account: GalleryUser, random: () => number) {
  const ids = new Set<string>();
  const collections: string[] = [];
  const deletions: string[] = [];
  const upscales: string[] = [];
  const pick = <T>(values: Iterable<T>): T | undefined => {
    const all = [...values];
    return all[Math.floor(random() * all.length)];
  };
  const some = (): Selection => {
    const chance = random();
    if (chance < 0.1) return { filter: { tag: 'red' } };
    if (chance < 0.15) return { filter: { q: 'a' }, except: [...ids].slice(0, 1) };
    const named = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(ids) ?? '');
    return { ids: [...new Set(named)] };
  };
  const post = (address: string, body: object) =>
    account.request(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const urlOf = async (id: string | undefined) => {
    const answer = await account.request(`/api/user-images/${id}`);
    return answer.ok ? ((await answer.json()) as { image: { url: string } }).image.url : null;
  };
  const thumbnail = sharp({ create: { width: 40, height: 40, channels: 3, background: '#283' } })
    .jpeg()
    .toBuffer()
    .then((bytes) => `data:image/jpeg;base64,${bytes.toString('base64')}`);

  const upscale = async () => {
    const answer = await post('/api/upscale', { sourceImageId: pick(ids) });
    if (answer.ok) upscales.push(((await answer.clone().json()) as Started).jobId);
    return answer;
  };

  const actions: (() => Promise<Response | undefined>)[] = [
    () => account.post('favorite', { selection: some(), isFavorite: random() < 0.6 }),
    () =>
      account.post('tag', { selection: some(), add: [pick(['red', 'Blue', 'RED']) ?? ''], remove: ['blue'] }),
    () => account.post('tag', { selection: some(), remove: ['red'] }),
    async () => {
      const answer = await account.post('collections', { name: `c ${random()}` });
      const { collection } = (await answer.clone().json()) as { collection: { id: string } };
      collections.push(collection.id);
      return answer;
    },
    () => account.request(`/api/gallery/collections/${pick(collections)}`, { method: 'DELETE' }),
    () =>
      account.post('collect', {
        selection: some(),
        add: collections.slice(-1),
        remove: [pick(collections) ?? []].flat(),
      }),
    () => account.post('collect', { selection: some(), add: [pick(collections) ?? []].flat() }),
    async () => {
      const answer = await account.post('delete', { selection: some(), withVersions: random() < 0.5 });
      const { deletionId } = (await answer.clone().json()) as { deletionId?: string };
      if (deletionId) deletions.push(deletionId);
      return answer;
    },
    () => account.request(`/api/user-images/${pick(ids)}`, { method: 'DELETE' }),
    () => account.post('restore', { selection: some() }),
    () => account.post('restore', { selection: { deletionId: pick(deletions) ?? pick(ids) } }),
    () => account.post('restore', { selection: { filter: { trash: true } } }),
    () => account.post('purge', { selection: some() }),
    upscale,
    upscale,
    upscale,
    () => account.request(`/api/upscale-history/${pick([...upscales, ...ids])}`, { method: 'DELETE' }),
    async () => {
      const editedImageUrl = await urlOf(pick(ids));
      return post('/api/edit-history/save', { name: 'x', thumbnail: await thumbnail, editedImageUrl });
    },
    async () => {
      const [afterUrl, beforeUrl] = [await urlOf(pick(ids)), await urlOf(pick(ids))];
      if (!afterUrl || !beforeUrl) return undefined;
      return post('/api/user/save-upscale', { upscaleId: `${random()}`, afterUrl, beforeUrl });
    },
    () => account.request('/api/gallery/facets'),
  ];

  return {
    upscales,
    /** Returns what was answered with a server error. */
    async act(): Promise<string[]> {
      const { history } = await historyOf(account);
      for (const { imageId } of history) if (imageId) ids.add(imageId);
      const answers = await Promise.all(Array.from({ length: actionsAtOnce }, () => pick(actions)?.()));
      return answers.flatMap((answer) =>
        answer && answer.status >= 500 ? [`${answer.status} ${answer.url}`] : [],
      );
    },
    async make(prompt: string) {
      ids.add((await account.make(prompt)).id);
    },
  };
}

/** Waits until no due entry waits or runs. */
async function drained(): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await test.app.database.db.execute<{ left: number }>(sql`
          select count(*)::int as left from pgboss.job
          where state in ('created', 'retry', 'active') and start_after <= now() and left(name, 2) <> '__'`);
        return rows[0]?.left;
      },
      { timeout: 30_000 },
    )
    .toBe(0);
}

/** References from rows to missing rows or files. */
async function danglingOf(userId: string) {
  const { rows } = await test.app.database.db.execute(sql`
    select 'upscale ' || id as what from upscales u where user_id = ${userId} and (image_id is null or not exists
      (select 1 from images i where i.user_id = u.user_id and i.id = u.image_id))
    union all select 'edit ' || id from edits e where user_id = ${userId} and edited_image_id is not null and not exists
      (select 1 from images i where i.user_id = e.user_id and i.id = e.edited_image_id)
    union all select 'collection ' || c from images i, unnest(collections) as c where user_id = ${userId}
      and deleted_at is null and not exists (select 1 from collections k where k.user_id = i.user_id and k.id = c)
    union all select 'labels of ' || stack_key from images where user_id = ${userId} and deleted_at is null
      group by stack_key having count(distinct (is_favorite, tags, collections)) > 1`);
  return rows;
}

async function filesOfAll(userId: string): Promise<string[]> {
  const { rows } = await test.app.database.db.execute<{ key: string }>(sql`
    select source ->> 'key' as key from upscales where user_id = ${userId}
    union select source ->> 'thumbnailKey' from upscales where user_id = ${userId} and source ->> 'thumbnailKey' <> ''
    union select thumbnail_key from edits where user_id = ${userId} and thumbnail_key is not null`);
  return [...(await filesInRows(test, userId)), ...rows.map(({ key }) => key)].toSorted();
}

describe(`random concurrent actions on a gallery (${testDatabaseKind})`, () => {
  it.each(sampleOf([1, 2, 3], 1))(
    'leave correct counts, files for rows and rows for files, and coins: %i',
    async (seed) => {
      const account = await createGalleryUser(test);
      const actor = createActor(account, createRandom(seed));
      const coins = await account.coins();
      for (const prompt of ['a cat', 'b dog', 'c bird']) await actor.make(prompt);
      const failed: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await test.app.database.db.execute(sql`delete from rate_windows`);
        if (round % 4 === 0) await actor.make(`a new one of round ${round}`);
        failed.push(...(await actor.act()));
      }
      await drained();
      expect(failed).toEqual([]);
      const { kept, counted, topsMismatch } = await countsOf(test, account.userId);
      expect(kept).toEqual(counted);
      expect(topsMismatch).toEqual([]);
      expect(await danglingOf(account.userId)).toEqual([]);
      expect((await test.filesOf(account)).toSorted()).toEqual(await filesOfAll(account.userId));
      const { rows } = await test.app.database.db.execute<{ cost: number }>(sql`
      select coalesce(sum(cost), 0)::int as cost from jobs
      where user_id = ${account.userId} and status = 'completed'`);
      expect(await account.coins()).toBe(coins - (rows[0]?.cost ?? 0));
      expect(actor.upscales.length).toBeGreaterThan(0);
    },
  );
});
