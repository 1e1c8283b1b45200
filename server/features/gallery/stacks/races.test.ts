import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { collections, images, type NewImageRow } from '../schema.ts';
import { countsOf, createGalleryUser, filesInRows, type GalleryUser, settled } from '../testing.ts';

let test: TestApp;
let ada: GalleryUser;
let sample: NewImageRow;
beforeAll(async () => {
  test = await openTestApp({ readLimit: { perSecond: 1_000, burst: 10_000 } });
});
beforeEach(async () => {
  ada = await createGalleryUser(test);
  const { id } = await ada.make('the first');
  const [row] = await test.app.database.db.select().from(images).where(eq(images.id, id));
  if (!row) throw new Error('no picture');
  const { stackKey: _key, searchText: _text, ...rest } = row;
  sample = rest;
});
afterAll(() => test.close());

/** Adds a picture with its own file, like a completing job. */
async function add(fields: Partial<NewImageRow> = {}): Promise<string> {
  const id = newId();
  const objectKey = `pictures/${ada.userId}/${id}/1/0.webp`;
  await test.objects.put(objectKey, new TextEncoder().encode(id), { contentType: 'image/webp' });
  const row = { ...sample, id, jobId: id, objectKey, variants: [], createdAt: new Date(), ...fields };
  await test.app.database.inTransaction((tx) => test.app.gallery.add(tx, row));
  return id;
}

async function agree(): Promise<void> {
  await settled(test);
  const { kept, counted, topsMismatch } = await countsOf(test, ada.userId);
  expect(kept).toEqual(counted);
  expect(topsMismatch).toEqual([]);
  expect((await test.filesOf(ada)).sort()).toEqual(await filesInRows(test, ada.userId));
}

describe(`concurrent changes (${testDatabaseKind})`, () => {
  it('of versions leave one on top, with all labels', async () => {
    await ada.done('tag', { ids: [sample.id] }, { add: ['kept'] });
    const versions = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        add({
          versionOf: sample.id,
          versionKind: n % 2 ? 'design' : 'upscale',
          scaleFactor: n % 2 ? null : 2,
        }),
      ),
    );
    const { images: tops } = await ada.page();
    expect(tops).toHaveLength(1);
    expect(tops[0]).toMatchObject({ versions: 13, tags: ['kept'], stackId: sample.id });
    expect(versions).toContain(tops[0]?.id);
    const stack = await ada.page(`stack=${sample.id}`);
    expect(stack.images).toHaveLength(13);
    expect(new Set(stack.images.map(({ versions: count }) => count))).toEqual(new Set([13]));
    await agree();
  });

  it('of one deletion, repeated, happen once', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => add()));
    const answers = await Promise.all(Array.from({ length: 8 }, () => ada.done('delete', { ids })));
    expect(answers.reduce((sum, { count }) => sum + count, 0)).toBe(10);
    expect(await ada.facets()).toMatchObject({ total: 1, trash: 10 });
    await agree();
  });

  it('that restore and purge a picture leave it whole or gone', async () => {
    const ids = await Promise.all(Array.from({ length: 30 }, () => add()));
    await ada.done('delete', { ids });
    const halves = ids.map((id) => [ada.done('restore', { ids: [id] }), ada.done('purge', { ids: [id] })]);
    const counts = await Promise.all(halves.map((both) => Promise.all(both)));
    for (const [restored, purged] of counts) expect((restored?.count ?? 0) + (purged?.count ?? 0)).toBe(1);
    expect((await ada.facets()).trash).toBe(0);
    await agree();
  });

  it('of all kinds leave correct counts', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => add()));
    const [first = '', ...others] = ids;
    await Promise.all([
      ada.done('favorite', { ids }, { isFavorite: true }),
      ada.done('tag', { filter: {} }, { add: ['a', 'b'] }),
      ada.done('delete', { ids: others.slice(0, 6) }),
      ...others.map((id) => add({ versionOf: id, versionKind: 'design' })),
      ada.done('favorite', { ids: others.slice(3) }, { isFavorite: false }),
      ada.done('delete', { ids: others.slice(4, 9) }, { withVersions: false }),
      ada.done('purge', { filter: { trash: true } }),
      ada.request(`/api/user-images/${first}`, { method: 'DELETE' }),
      ada.done('restore', { filter: { trash: true } }),
      ada.done('tag', { ids }, { remove: ['a'] }),
    ]);
    await agree();
  });
});

describe.runIf(testDatabaseKind === 'postgres')('the cover of a collection', () => {
  it('computed while a picture is removed does not keep that picture', async () => {
    const { database } = test.app;
    const answer = await ada.post('collections', { name: 'Trips' });
    const { collection } = (await answer.json()) as { collection: { id: string } };
    await ada.done('collect', { ids: [sample.id] }, { add: [collection.id] });
    const [changed, looked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    // Like a deletion that has not committed when the covers are read.
    const deletion = database.inTransaction(async (tx) => {
      await tx.update(images).set({ isTop: false, marks: [] }).where(eq(images.userId, ada.userId));
      await tx.update(collections).set({ covers: null }).where(eq(collections.id, collection.id));
      changed.resolve();
      await looked.promise;
    });
    await changed.promise;
    const read = ada.facets();
    await vi.waitFor(async () => {
      const { rows } = await database.db.execute(sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
      expect(rows).toHaveLength(1);
    });
    looked.resolve();
    await Promise.all([deletion, read]);
    expect((await ada.facets()).collections).toMatchObject([{ name: 'Trips', covers: [] }]);
  });
});

describe('a stack', () => {
  it('restored in parts is labelled as one, so that all of it leaves a deleted collection', async () => {
    const answer = await ada.post('collections', { name: 'Trips' });
    const { collection } = (await answer.json()) as { collection: { id: string } };
    const second = await add({ versionOf: sample.id, versionKind: 'design' });
    await ada.done('collect', { ids: [second] }, { add: [collection.id] });
    await ada.request(`/api/user-images/${sample.id}`, { method: 'DELETE' });
    await ada.done('collect', { ids: [second] }, { remove: [collection.id] });
    await ada.done('delete', { ids: [second] });
    await ada.done('restore', { filter: { trash: true } });
    await ada.request(`/api/gallery/collections/${collection.id}`, { method: 'DELETE' });
    await settled(test);
    await ada.request(`/api/user-images/${second}`, { method: 'DELETE' });
    expect((await ada.page()).images).toMatchObject([{ id: sample.id, collections: [] }]);
    await agree();
  });

  it('shows the previous version when its top is deleted, and the top again when it is restored', async () => {
    const second = await add({ versionOf: sample.id, versionKind: 'design' });
    const third = await add({ versionOf: second, versionKind: 'upscale', scaleFactor: 4 });
    expect(await ada.ids()).toEqual([third]);
    expect((await ada.page(`stack=${third}`)).images.map(({ id, stackId }) => [id, stackId])).toEqual([
      [third, sample.id],
      [second, sample.id],
      [sample.id, null],
    ]);
    await ada.request(`/api/user-images/${third}`, { method: 'DELETE' });
    expect((await ada.page()).images).toMatchObject([{ id: second, versions: 2, versionKind: 'design' }]);
    await ada.done('favorite', { ids: [second] }, { isFavorite: true });
    await ada.done('restore', { ids: [third] });
    expect((await ada.page()).images).toMatchObject([
      { id: third, versions: 3, isFavorite: true, versionKind: 'upscale', scaleFactor: 4 },
    ]);
    await agree();
  });

  it('is trashed whole, restored by its deletion, and accepts a late version', async () => {
    const second = await add({ versionOf: sample.id, versionKind: 'design' });
    const { deletionId = '', count } = await ada.done('delete', { ids: [second] });
    expect(count).toBe(1);
    expect(await ada.ids()).toEqual([]);
    expect((await ada.facets()).trash).toBe(2);
    const late = await add({ versionOf: second, versionKind: 'upscale', scaleFactor: 2 });
    expect((await ada.page()).images).toMatchObject([{ id: late, versions: 1 }]);
    await ada.done('restore', { deletionId });
    expect((await ada.page()).images).toMatchObject([{ id: late, versions: 3 }]);
    await agree();
  });
});
