import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Selection } from '#contract/gallery.ts';
import { galleryLimits } from '#contract/limits.ts';
import type { Clock } from '#server/platform/clock.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import {
  changeEventsOf,
  countsOf,
  createGalleryUser,
  filesInRows,
  fillWith,
  type GalleryUser,
  settled,
} from '../testing.ts';

let stepMs = 0;
let ahead = 0;
/** If set, the clock stands still, for tests of how much fits into one request. */
let standsAt: number | null = null;
/** Each reading of the clock may take as long as a batch of a very slow database. */
const clock: Clock = {
  now() {
    ahead += stepMs;
    return new Date((standsAt ?? Date.now()) + ahead);
  },
};

let test: TestApp;
let ada: GalleryUser;
let failures = 0;
beforeAll(async () => {
  test = await openTestApp({
    readLimit: { perSecond: 1_000, burst: 10_000 },
    clock,
    wrapObjects: (objects) => ({
      ...objects,
      async delete(keys) {
        if (failures > 0) {
          failures -= 1;
          throw new Error('the store is away');
        }
        await objects.delete(keys);
      },
    }),
  });
});
beforeEach(async () => {
  stepMs = 0;
  standsAt = null;
  ada = await createGalleryUser(test);
});
afterAll(() => test.close());

const fill = (count: number) => fillWith(test, ada, count);

async function agree(): Promise<void> {
  const { kept, counted, topsMismatch } = await countsOf(test, ada.userId);
  expect(kept).toEqual(counted);
  expect(topsMismatch).toEqual([]);
}

const eventTypes = async (work: () => Promise<unknown>) =>
  (await changeEventsOf(test, ada, work)).map(({ type }) => type);

/** Repeats the request until all is done, as a browser does. */
async function untilDone(action: string, selection: Selection, more = {}) {
  const answers = [await ada.done(action, selection, more)];
  for (let next = answers[0]?.next; next; next = answers.at(-1)?.next) {
    answers.push(await ada.done(action, selection, { ...more, next }));
  }
  return answers;
}

describe('all that match', () => {
  it('are changed in one request while there is time, with one event', async () => {
    await fill(2_010);
    standsAt = Date.now();
    const events = await eventTypes(async () => {
      const [answer, ...others] = await untilDone('tag', { filter: {} }, { add: ['many'] });
      expect([answer?.count, others.length]).toEqual([2_010, 0]);
    });
    expect(events).toEqual(['gallery.changed']);
    expect((await ada.facets()).tags).toEqual([{ value: 'many', label: 'many', count: 2_010 }]);
    await agree();
  });

  it('are processed in as many requests as needed, as one deletion', async () => {
    await fill(2_010);
    stepMs = 20_000;
    const answers = await untilDone('delete', { filter: { q: 'many' } });
    expect(answers.map(({ count }) => count)).toEqual([1_000, 1_000, 10]);
    expect(new Set(answers.map(({ deletionId }) => deletionId)).size).toBe(1);
    expect(await ada.facets()).toMatchObject({ total: 0, trash: 2_010 });
    await agree();
    const back = await untilDone('restore', { deletionId: answers[0]?.deletionId ?? '' });
    expect(back.reduce((sum, { count }) => sum + count, 0)).toBe(2_010);
    expect(await ada.facets()).toMatchObject({ total: 2_010, trash: 0 });
    await agree();
  });

  it('are announced up to the one that failed', async () => {
    await fill(1_010);
    standsAt = Date.now();
    await test.app.database.db.execute(sql`
      update images set tags = array(select n::text from generate_series(1, ${galleryLimits.tagsPerImage}) as n)
      where user_id = ${ada.userId} and id = (select id from images where user_id = ${ada.userId}
        order by created_at, id limit 1)`);
    const selection = { filter: {} };
    const events = await eventTypes(async () => {
      const answer = await ada.post('tag', { selection, add: ['many'] });
      expect(await answer.json()).toMatchObject({ code: 'too_many_tags' });
    });
    expect((await ada.facets()).tags).toEqual([{ value: 'many', label: 'many', count: 1_000 }]);
    expect(events).toEqual(['gallery.changed']);
  });

  it('are processed the same way when named one by one', async () => {
    await fill(2_010);
    const { rows } = await test.app.database.db.execute<{ id: string }>(
      sql`select id from images where user_id = ${ada.userId} order by random()`,
    );
    const ids = rows.map(({ id }) => id);
    stepMs = 20_000;
    const answers = await untilDone('delete', { ids: [...ids, ...ids.slice(0, 10)] });
    expect(answers.map(({ count }) => count)).toEqual([1_000, 1_000, 10]);
    expect(new Set(answers.map(({ deletionId }) => deletionId)).size).toBe(1);
    const none = Array.from({ length: galleryLimits.maxSelected }, (): string => crypto.randomUUID());
    expect(await untilDone('restore', { ids: none.with(0, ids[0] ?? '') })).toHaveLength(20);
    expect(await ada.facets()).toMatchObject({ total: 1, trash: 2_009 });
    await agree();
  });

  it('continue only where the same request ended', async () => {
    const selection = { filter: {} };
    for (const next of ['nonsense', '01a202ee-300a-72cf-940f-eda764d4c1cc.nonsense', '../..']) {
      for (const action of ['delete', 'restore', 'purge']) {
        expect([action, next, (await ada.post(action, { selection, next })).status]).toEqual([
          action,
          next,
          422,
        ]);
      }
    }
  });
});

it('files of a picture deleted forever are removed later if the store is down at first', async () => {
  const image = await ada.make('one');
  await ada.done('delete', { ids: [image.id] });
  failures = 2;
  await ada.done('purge', { ids: [image.id] });
  expect(await filesInRows(test, ada.userId)).toEqual([]);
  await settled(test);
  expect(failures).toBe(0);
  expect(await test.filesOf(ada)).toEqual([]);
});
