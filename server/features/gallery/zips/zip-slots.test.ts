import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { galleryLimits } from '#contract/limits.ts';
import { newId } from '#server/platform/ids.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { createGalleryUser, type GalleryUser } from '../testing.ts';
import { acquireSlot } from './zip-slots.ts';

let test: TestApp;
let ada: GalleryUser;
beforeAll(async () => {
  test = await openTestApp({ readLimit: { perSecond: 1_000, burst: 10_000 } });
});
beforeEach(async () => {
  ada = await createGalleryUser(test);
});
afterAll(() => test.close());

/** The context of another process. */
const otherProcess = () => ({
  database: test.app.database,
  clock: { now: () => new Date() },
  newId,
});

/** Prepares a zip of one picture and returns its URL. */
async function prepare(id: string): Promise<string> {
  const answer = await ada.post('zips', { selection: { ids: [id] } });
  return ((await answer.json()) as { url: string }).url;
}

const statusOf = async (url: string) => {
  const answer = await ada.request(url);
  await answer.arrayBuffer();
  return answer.status;
};

it('counts the zips streamed by another process, until that has died', async () => {
  const { id } = await ada.make('one');
  const url = await prepare(id);
  const places = await Promise.all(
    Array.from({ length: galleryLimits.zipsAtOnce }, () => acquireSlot(otherProcess(), ada.userId)),
  );
  await expect(acquireSlot(otherProcess(), ada.userId)).rejects.toMatchObject({ code: 'rate_limited' });
  expect(await statusOf(url)).toBe(429);
  await places[0]?.();
  expect(await statusOf(url)).toBe(200);
  const last = await acquireSlot(otherProcess(), ada.userId);
  expect(await statusOf(url)).toBe(429);
  await test.app.database.db.execute(
    sql`update gallery_zip_places set ends_at = now() - interval '1 second' where user_id = ${ada.userId}`,
  );
  expect(await statusOf(url)).toBe(200);
  await Promise.all([...places, last].map((leave) => leave()));
});

it('gives the last slot to one of several concurrent requests', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 3 * galleryLimits.zipsAtOnce }, () => acquireSlot(otherProcess(), ada.userId)),
  );
  const taken = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(taken).toHaveLength(galleryLimits.zipsAtOnce);
  await Promise.all(taken.map((leave) => leave()));
});

it('leaves no slot occupied', async () => {
  const { id } = await ada.make('one');
  const url = await prepare(id);
  await statusOf(url);
  // The zip's own error is thrown through it.
  await (await ada.request(url)).body?.cancel().catch(() => undefined);
  const controller = new AbortController();
  await ada.request(url, { signal: controller.signal });
  controller.abort();
  await vi.waitFor(async () => {
    const { rows } = await test.app.database.db.execute(
      sql`select 1 from gallery_zip_places where user_id = ${ada.userId}`,
    );
    expect(rows).toEqual([]);
  });
});
