import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#server/platform/ids.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { images } from '../schema.ts';
import { changeEventsOf, createGalleryUser, fillWith, type GalleryUser, settled } from '../testing.ts';

let test: TestApp;
let ada: GalleryUser;
beforeAll(async () => {
  test = await openTestApp({ readLimit: { perSecond: 1_000, burst: 10_000 } });
});
beforeEach(async () => {
  ada = await createGalleryUser(test);
});
afterAll(() => test.close());

const fill = (count: number) => fillWith(test, ada, count);
const eventsOf = (work: () => Promise<unknown>) => changeEventsOf(test, ada, work);
const eventTypes = async (work: () => Promise<unknown>) => (await eventsOf(work)).map(({ type }) => type);

describe('one picture', () => {
  it('is announced with its new data, or its removal', async () => {
    const image = await ada.make('one');
    const ids = [image.id];
    expect(await eventTypes(() => ada.done('favorite', { ids }, { isFavorite: true }))).toEqual([
      'image.changed',
    ]);
    expect(await eventTypes(() => ada.done('delete', { ids }))).toEqual(['image.deleted']);
    expect(await eventTypes(() => ada.done('delete', { ids }))).toEqual([]);
    expect(await eventTypes(() => ada.done('restore', { ids }))).toEqual(['gallery.changed']);
  });
});

describe('some pictures', () => {
  const changed = { type: 'gallery.changed' };

  it('are announced with their new data, or their ids if removed', async () => {
    const [one, two] = [await ada.make('one'), await ada.make('two')];
    const ids = [one.id, two.id];
    const [tagged, ...others] = await eventsOf(() => ada.done('tag', { ids }, { add: ['x'] }));
    expect([tagged, others]).toMatchObject([
      { ...changed, payload: { pictures: { changed: [{ tags: ['x'] }, { tags: ['x'] }], removed: [] } } },
      [],
    ]);
    const removed = {
      ...changed,
      payload: { pictures: { changed: [], removed: expect.arrayContaining(ids) } },
    };
    expect(await eventsOf(() => ada.done('delete', { filter: { tag: 'x' } }))).toEqual([removed]);
    expect(await eventsOf(() => ada.done('purge', { filter: { trash: true } }))).toEqual([removed]);
  });

  it('above the limit are refetched', async () => {
    await fill(21);
    expect(await eventsOf(() => ada.done('favorite', { filter: {} }, { isFavorite: true }))).toEqual([
      { ...changed, payload: {} },
    ]);
  });

  it('on top of a stack are announced with the named version', async () => {
    const first = await ada.make('one');
    const second = newId();
    const [row] = await test.app.database.db.select().from(images).where(eq(images.id, first.id));
    if (!row) throw new Error('no picture');
    const { stackKey: _key, searchText: _text, ...rest } = row;
    const version = {
      ...rest,
      id: second,
      jobId: second,
      versionOf: first.id,
      createdAt: new Date(row.createdAt.getTime() + 1),
    };
    await test.app.database.inTransaction((tx) => test.app.gallery.add(tx, version));
    const events = await eventsOf(() => ada.done('favorite', { ids: [first.id] }, { isFavorite: true }));
    const both = [first.id, second].map((id) => expect.objectContaining({ id, isFavorite: true }));
    expect(events).toEqual([
      { ...changed, payload: { pictures: { changed: expect.arrayContaining(both), removed: [] } } },
    ]);
  });

  it.each([1, 1_000])('%i in a deleted collection are announced when they have left it', async (count) => {
    await fill(count);
    const answer = await ada.post('collections', { name: 'Trips' });
    const { collection } = (await answer.json()) as { collection: { id: string } };
    await ada.done('collect', { filter: {} }, { add: [collection.id] });
    const events = await eventsOf(async () => {
      await ada.request(`/api/gallery/collections/${collection.id}`, { method: 'DELETE' });
      await settled(test);
    });
    expect(events.at(-1)).toEqual({ ...changed, payload: {} });
    expect((await ada.page('limit=1')).images[0]?.collections).toEqual([]);
  });

  it('are not announced when only the collection changes', async () => {
    const act = () => ada.post('collections', { name: `Trips ${newId()}` });
    expect(await eventsOf(act)).toEqual([
      { ...changed, payload: { pictures: { changed: [], removed: [] } } },
    ]);
  });
});
