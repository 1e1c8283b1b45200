import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import type { GalleryImage, ImagePage } from '#contract/images.ts';
import { sampleImage } from '#web/test-data/sample-image.ts';
import { type GalleryPages, imagesOf, totalOf } from './gallery-pages.ts';
import { type DrawnSpan, isOldAt, renewPage } from './renew-page.ts';

const client = new QueryClient();
afterEach(() => client.clear());

/** A picture by its age: a higher number is newer. */
const picture = (age: number) =>
  sampleImage({ id: `i${age}`, createdAt: new Date(Date.UTC(2026, 0, 1) + age * 60_000).toISOString() });
const pageSize = 2;

/** A gallery of numbered pictures on a server with pages of two, and all of its pages in a browser. */
async function loaded(ages: number[]) {
  let held = ages.toSorted((one, other) => other - one);
  const requests: string[] = [];
  let drawnSpan: DrawnSpan | null = null;
  const queryKey = ['gallery', 'test'];
  const ask = async (cursor: string | null): Promise<ImagePage> => {
    requests.push(cursor ?? 'start');
    const behind = held.filter((age) => cursor === null || age < Number(cursor));
    const images: GalleryImage[] = behind.slice(0, pageSize).map(picture);
    const hasMore = behind.length > pageSize;
    return {
      success: true,
      images,
      total: held.length,
      totalCount: held.length,
      isTotalAtLeast: false,
      hasMore,
      nextCursor: hasMore ? String(behind[pageSize - 1]) : null,
    };
  };
  const observer = new InfiniteQueryObserver(client, {
    queryKey,
    queryFn: ({ pageParam }) =>
      renewPage({
        ask,
        cursor: pageParam,
        held: client.getQueryData<GalleryPages>(queryKey),
        drawnSpan,
        sort: 'latest',
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => (last.hasMore ? last.nextCursor : null),
  });
  const data = () => client.getQueryData<GalleryPages>(queryKey) ?? { pages: [], pageParams: [] };
  await observer.refetch();
  while (data().pages.at(-1)?.hasMore) await observer.fetchNextPage();
  return {
    data,
    shown: () => imagesOf(data()).map(({ id }) => Number(id.slice(1))),
    requests,
    /** Simulates changes made in another browser. */
    becomes(next: number[]) {
      held = next.toSorted((one, other) => other - one);
    },
    async renew(first: number, last: number) {
      requests.splice(0);
      drawnSpan = { first: `i${first}`, last: `i${last}` };
      await observer.refetch();
      return requests;
    },
  };
}

const hundred = Array.from({ length: 100 }, (_, age) => age);

test('of many pages, the first and those around the visible pictures are refetched', async () => {
  const { renew, shown, data } = await loaded(hundred);
  expect(data().pages).toHaveLength(50);
  expect(await renew(60, 57)).toEqual(['start', '64', '62', '60', '58', '56']);
  expect(shown()).toEqual(hundred.toReversed());
});

test('all pages are refetched when the visible pictures are unknown', async () => {
  const { renew } = await loaded([6, 5, 4, 3, 2, 1]);
  expect(await renew(99, 98)).toHaveLength(3);
});

test('pictures that came or went around the visible ones leave no gap and no duplicate', async () => {
  const { becomes, renew, shown, data } = await loaded(hundred);
  const changed = [...hundred.filter((age) => age !== 58 && age !== 59), 57.5, 60.5, 60.6, 60.7, 200];
  becomes(changed);
  await renew(60, 57);
  expect(shown()).toEqual(changed.toSorted((one, other) => other - one));
  expect(totalOf(data())).toBe(changed.length);
});

test('an old page is detected when the user reaches it, and is fresh after a refetch', async () => {
  const { becomes, renew, shown, data } = await loaded(hundred);
  becomes(hundred.filter((age) => age !== 20));
  await renew(99, 95);
  expect(isOldAt(data(), { first: 'i99', last: 'i95' })).toBe(false);
  expect(isOldAt(data(), { first: 'i22', last: 'i19' })).toBe(true);
  expect(shown()).toContain(20);
  await renew(22, 19);
  expect(isOldAt(data(), { first: 'i22', last: 'i19' })).toBe(false);
  expect(shown()).not.toContain(20);
});

test('the list ends where the server has no more', async () => {
  const { becomes, renew, shown, data } = await loaded(hundred);
  becomes([99, 98, 97]);
  await renew(99, 96);
  expect(shown()).toEqual([99, 98, 97]);
  expect(data().pages.at(-1)?.hasMore).toBe(false);
});
