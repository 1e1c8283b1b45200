import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Collection } from '#contract/gallery.ts';
import { galleryLimits } from '#contract/limits.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { countsOf, createGalleryUser, type GalleryUser, settled } from '../testing.ts';

let test: TestApp;
let ada: GalleryUser;
let eve: GalleryUser;
beforeAll(async () => {
  test = await openTestApp({ readLimit: { perSecond: 1_000, burst: 10_000 } });
  ada = await createGalleryUser(test);
  eve = await createGalleryUser(test);
});
afterAll(() => test.close());

async function make(name: string, account = ada): Promise<Collection> {
  const answer = await account.post('collections', { name });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { collection: Collection }).collection;
}

const change = (id: string, init: RequestInit, account = ada) =>
  account.request(`/api/gallery/collections/${id}`, {
    headers: { 'content-type': 'application/json' },
    ...init,
  });
const rename = (id: string, name: string, account = ada) =>
  change(id, { method: 'PATCH', body: JSON.stringify({ name }) }, account);
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];

it('a picture can be in several and is found in each; covers show the newest', async () => {
  const [boat, car] = [await ada.make('a boat'), await ada.make('a car')];
  const [trips, work] = [await make('Trips'), await make('Work')];
  await ada.done('collect', { ids: [boat.id, car.id] }, { add: [trips.id] });
  await ada.done('collect', { ids: [boat.id] }, { add: [work.id] });
  expect(await ada.ids(`collection=${trips.id}`)).toEqual([car.id, boat.id]);
  expect(await ada.ids(`collection=${work.id}`)).toEqual([boat.id]);
  const { collections } = await ada.facets();
  expect(collections.map(({ name, count }) => [name, count])).toEqual([
    ['Trips', 2],
    ['Work', 1],
  ]);
  expect(collections[0]?.covers).toHaveLength(2);
  expect((await test.signedOut(collections[0]?.covers[0] ?? '')).status).toBe(200);
  expect((await ada.page()).images.find(({ id }) => id === boat.id)?.collections.sort()).toEqual(
    [trips.id, work.id].sort(),
  );

  await ada.done('delete', { ids: [car.id] });
  expect((await ada.facets()).collections[0]).toMatchObject({ count: 1, covers: [expect.any(String)] });

  // All its pictures leave a deleted collection, even those restored from the trash later.
  expect((await change(trips.id, { method: 'DELETE' })).status).toBe(200);
  await settled(test);
  expect((await ada.page()).images[0]?.collections).toEqual([work.id]);
  await ada.done('restore', { ids: [car.id] });
  expect((await ada.page(`q=car`)).images[0]?.collections).toEqual([]);
  expect((await ada.facets()).collections.map(({ name }) => name)).toEqual(['Work']);
  await ada.done('collect', { ids: [boat.id] }, { remove: [work.id] });
  const { kept, counted } = await countsOf(test, ada.userId);
  expect(kept).toEqual(counted);
});

it('have unique names, without regard to case', async () => {
  const first = await make('Épics');
  expect(await codeOf(await ada.post('collections', { name: ' épics ' }))).toEqual([
    409,
    'collection_name_taken',
  ]);
  const second = await make('Others');
  expect(await codeOf(await rename(second.id, 'ÉPICS'))).toEqual([409, 'collection_name_taken']);
  expect((await rename(first.id, 'epics!')).status).toBe(200);
  expect((await rename(first.id, 'EPICS!')).status).toBe(200);
  expect((await make('Épics', eve)).name).toBe('Épics');
  for (const name of ['   ', 'a\u0000', '\u200b\u2060', '\u202e \u2066', '\u3164', '\u{e0020}', '\u2800']) {
    const answer = await ada.post('collections', { name });
    expect([name, ...(await codeOf(answer))]).toEqual([name, 422, 'validation_failed']);
    const renamed = await rename(first.id, name);
    expect([name, ...(await codeOf(renamed))]).toEqual([name, 422, 'validation_failed']);
  }
  const marked = await ada.post('collections', { name: '\u202eoth\u200bers' });
  expect(await codeOf(marked)).toEqual([409, 'collection_name_taken']);
  expect((await make('\u200eSea  side\u200f')).name).toBe('Sea side');
  expect((await make('\u202eשלום')).name).toBe('שלום');
});

it('of another user look missing', async () => {
  const theirs = await make('Hers', eve);
  const image = await ada.make('mine');
  expect((await rename(theirs.id, 'Mine')).status).toBe(404);
  expect((await change(theirs.id, { method: 'DELETE' })).status).toBe(404);
  const answer = await ada.post('collect', { selection: { ids: [image.id] }, add: [theirs.id] });
  expect(await codeOf(answer)).toEqual([404, 'not_found']);
  expect(await ada.ids(`collection=${theirs.id}`)).toEqual([]);
});

it('are limited in number', async () => {
  const { collections } = await eve.facets();
  const { db } = test.app.database;
  const { collections: table } = await import('../schema.ts');
  await db.insert(table).values(
    Array.from({ length: galleryLimits.collectionsPerUser - collections.length }, (_, n) => ({
      userId: eve.userId,
      id: `many-${n}`,
      name: `Many ${n}`,
      nameKey: `many ${n}`,
      createdAt: new Date(),
    })),
  );
  expect(await codeOf(await eve.post('collections', { name: 'One more' }))).toEqual([
    422,
    'too_many_collections',
  ]);
});
