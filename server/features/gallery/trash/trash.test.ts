import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '#contract/durations.ts';
import { galleryLimits } from '#contract/limits.ts';
import type { Clock } from '#server/platform/clock.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { countsOf, createGalleryUser, filesInRows, type GalleryUser, settled } from '../testing.ts';

let ahead = 0;
const clock: Clock = { now: () => new Date(Date.now() + ahead) };

let test: TestApp;
let ada: GalleryUser;
beforeAll(async () => {
  test = await openTestApp({ readLimit: { perSecond: 1_000, burst: 10_000 }, clock });
});
beforeEach(async () => {
  ahead = 0;
  ada = await createGalleryUser(test);
});
afterAll(() => test.close());

/** Checks that rows, counters, stacks and files agree, and returns the files. */
async function agree(testUser = ada): Promise<string[]> {
  await settled(test);
  const { kept, counted, topsMismatch } = await countsOf(test, testUser.userId);
  expect(kept).toEqual(counted);
  expect(topsMismatch).toEqual([]);
  const files = (await test.filesOf(testUser)).sort();
  expect(files).toEqual(await filesInRows(test, testUser.userId));
  return files;
}

async function png(): Promise<Blob> {
  const red = { create: { width: 40, height: 40, channels: 3, background: '#f00' } } as const;
  return new Blob([new Uint8Array(await sharp(red).png().toBuffer())], { type: 'image/png' });
}

describe('the trash', () => {
  it('takes pictures with their files, restores them by deletion id, and deletes them forever', async () => {
    const [first, second, kept] = [await ada.make('one'), await ada.make('two'), await ada.make('three')];
    const before = await agree();
    const { count, deletionId } = await ada.done('delete', { ids: [first.id, second.id] });
    expect(count).toBe(2);
    expect(await ada.ids()).toEqual([kept.id]);
    expect((await ada.page('trash=true')).images.map(({ id }) => id).sort()).toEqual(
      [first.id, second.id].sort(),
    );
    expect((await ada.page('trash=true')).images[0]?.deletedAt).not.toBeNull();
    expect(await ada.facets()).toMatchObject({ total: 1, trash: 2 });
    expect(await agree()).toEqual(before);

    expect(await ada.done('restore', { deletionId: deletionId ?? '' })).toMatchObject({ count: 2 });
    expect(await ada.ids()).toEqual([kept.id, second.id, first.id]);
    expect(await agree()).toEqual(before);

    await ada.done('delete', { ids: [first.id, second.id] });
    expect(await ada.done('purge', { ids: [first.id] })).toMatchObject({ count: 1 });
    expect((await agree()).length).toBeLessThan(before.length);
    expect(await ada.done('purge', { filter: { trash: true } })).toMatchObject({ count: 1 });
    const left = await agree();
    expect(left.length).toBe(before.length / 3);
    expect((await test.signedOut(kept.url)).status).toBe(200);
    expect((await test.signedOut(first.url)).status).toBe(404);
    expect(await ada.facets()).toMatchObject({ total: 1, trash: 0 });
  });

  it('lists the last deleted first, page by page', async () => {
    const made = [await ada.make('one'), await ada.make('two'), await ada.make('three')];
    const [one, two, three] = made.map(({ id }) => id) as [string, string, string];
    for (const id of [three, one, two]) {
      ahead += 1_000;
      await ada.done('delete', { ids: [id] });
    }
    expect(await ada.ids('trash=true')).toEqual([two, one, three]);
    const first = await ada.page('trash=true&limit=2');
    expect(first).toMatchObject({ total: 3, hasMore: true });
    expect(await ada.ids(`trash=true&limit=2&cursor=${first.nextCursor}`)).toEqual([three]);
    expect(await ada.ids('trash=true&sort=oldest')).toEqual([three, one, two]);
  });

  it('never purges what is not in it, and deletes nothing twice', async () => {
    const image = await ada.make('one');
    expect(await ada.done('purge', { ids: [image.id] })).toMatchObject({ count: 0 });
    expect(await ada.done('purge', { filter: {} })).toMatchObject({ count: 0 });
    expect(await ada.ids()).toEqual([image.id]);
    expect(await ada.done('delete', { ids: [image.id] })).toMatchObject({ count: 1 });
    expect(await ada.done('delete', { ids: [image.id] })).toMatchObject({ count: 0 });
    expect(await ada.done('restore', { ids: [image.id] })).toMatchObject({ count: 1 });
    expect(await ada.done('restore', { ids: [image.id] })).toMatchObject({ count: 0 });
    await agree();
  });

  it('is where every alias of the single delete leads, repeatedly', async () => {
    const image = await ada.make('one');
    const paths = ['user-images', 'user/user-images', 'user/images', 'images', 'user/delete-image'];
    for (const path of paths) {
      const answer = await ada.request(`/api/${path}/${image.id}`, { method: 'DELETE' });
      expect([path, answer.status]).toEqual([path, 200]);
    }
    expect(await ada.ids('trash=true')).toEqual([image.id]);
    expect((await test.signedOut(image.url)).status).toBe(200);
    await agree();
  });

  it('cannot be changed by other users', async () => {
    const eve = await createGalleryUser(test);
    const image = await ada.make('one');
    for (const act of ['delete', 'restore', 'purge', 'favorite']) {
      expect(await eve.done(act, { ids: [image.id] }, { isFavorite: true })).toMatchObject({ count: 0 });
    }
    const { deletionId = '' } = await ada.done('delete', { ids: [image.id] });
    expect(await eve.done('restore', { deletionId })).toMatchObject({ count: 0 });
    expect(await eve.done('purge', { deletionId })).toMatchObject({ count: 0 });
    expect(await ada.done('restore', { deletionId })).toMatchObject({ count: 1 });
    await agree();
  });

  it('is emptied only of what has reached its time', async () => {
    const [old, young, kept] = [await ada.make('old'), await ada.make('young'), await ada.make('kept')];
    const minute = 60_000;
    await ada.done('delete', { ids: [old.id] });
    ahead += 2 * minute;
    await ada.done('delete', { ids: [young.id] });
    ahead += galleryLimits.trashDays * dayMs - 3 * minute;
    await test.app.gallery.purgeDue();
    expect(await ada.ids('trash=true')).toEqual([young.id, old.id]);
    ahead += 2 * minute;
    await test.app.gallery.purgeDue();
    expect(await ada.ids('trash=true')).toEqual([young.id]);
    expect((await agree()).length).toBeGreaterThan(0);
    ahead += 2 * minute;
    expect(await test.app.gallery.purgeDue()).toBe(1);
    expect(await ada.ids('trash=true')).toEqual([]);
    expect(await ada.ids()).toEqual([kept.id]);
    await agree();
  });

  it('keeps shared references until the last of their pictures is deleted forever', async () => {
    const first = await ada.make('one', { image: await png(), num_outputs: '2' });
    const [other = ''] = (await ada.ids()).filter((id) => id !== first.id);
    const reference = async () => (await test.signedOut(first.referenceImageUrl ?? '')).status;
    await ada.done('delete', { ids: [first.id] });
    await ada.done('purge', { ids: [first.id] });
    await agree();
    expect(await reference()).toBe(200);
    await ada.done('delete', { ids: [other] });
    await agree();
    expect(await reference()).toBe(200);
    await ada.done('purge', { ids: [other] });
    expect(await agree()).toEqual([]);
    expect(await reference()).toBe(404);
  });

  it('is hidden from the pictures of a job', async () => {
    const image = await ada.make('one');
    await ada.done('delete', { ids: [image.id] });
    const [job] = await ada.jobs();
    expect(job?.images).toEqual([]);
    await ada.done('restore', { ids: [image.id] });
    expect((await ada.jobs())[0]?.images.map(({ id }) => id)).toEqual([image.id]);
  });

  it('processes all matches except the excluded ones', async () => {
    for (const prompt of ['a red boat', 'a blue boat', 'a cat']) await ada.make(prompt);
    const [cat = '', blue = ''] = await ada.ids();
    const { count, next } = await ada.done('delete', { filter: { q: 'boat' }, except: [blue] });
    expect({ count, next }).toEqual({ count: 1, next: null });
    expect(await ada.ids()).toEqual([cat, blue]);
    await agree();
  });
});
