import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GalleryImage, ImagePage } from '#contract/images.ts';
import { galleryKey } from '#web/api/gallery-lists.ts';
import { userRecords } from '#web/api/records/user-records.ts';
import { memoryStorage } from '#web/test-data/memory-storage.ts';
import { sampleImage } from '#web/test-data/sample-image.ts';
import type { GalleryView } from '../filter/view.ts';
import { cacheGallery, readCachedGallery } from './cached-gallery.ts';
import {
  addToGallery,
  changeEach,
  changeInGallery,
  refetchGallery,
  removeFromGallery,
  removeFromLists,
  restoreToLists,
} from './change-gallery.ts';
import { galleryQueryKey } from './gallery-key.ts';
import { type GalleryPages, imagesOf } from './gallery-pages.ts';

const key = [...galleryKey, 20];
const client = new QueryClient();
afterEach(() => client.clear());

const pageOf = (images: GalleryImage[], nextCursor: string | null): ImagePage => ({
  success: true,
  images,
  total: 3,
  totalCount: 3,
  isTotalAtLeast: false,
  hasMore: nextCursor !== null,
  nextCursor,
});
const shown = () => imagesOf(client.getQueryData<GalleryPages>(key)).map((image) => image.id);

/** A gallery whose fetches the test ends. */
function observe() {
  const waiting: ((page: ImagePage) => void)[] = [];
  const requests: (string | null)[] = [];
  const observer = new InfiniteQueryObserver(client, {
    queryKey: key,
    queryFn: ({ pageParam }) => {
      requests.push(pageParam);
      return new Promise<ImagePage>((resolve) => waiting.push(resolve));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last: ImagePage) => last.nextCursor,
  });
  const stop = observer.subscribe(() => undefined);
  const answer = async (page: ImagePage) => {
    const idle = new Promise<void>((resolve) => {
      const end = client.getQueryCache().subscribe(() => {
        if (client.isFetching() > 0) return;
        end();
        resolve();
      });
    });
    waiting.shift()?.(page);
    await idle;
  };
  return { observer, requests, answer, stop };
}

it('a picture that arrives while the first page loads is not lost', async () => {
  const { answer, stop } = observe();
  addToGallery(client, sampleImage({ id: 'new' }));
  await answer(pageOf([sampleImage({ id: 'a' })], null));
  expect(shown()).toEqual(['new', 'a']);
  stop();
});

it('a picture that arrives while more pages load is not lost', async () => {
  const { observer, answer, stop } = observe();
  await answer(pageOf([sampleImage({ id: 'a' })], 'next'));
  void observer.fetchNextPage();
  addToGallery(client, sampleImage({ id: 'new' }));
  expect(shown()).toEqual(['new', 'a']);
  await answer(pageOf([sampleImage({ id: 'b' })], null));
  expect(shown()).toEqual(['new', 'a', 'b']);
  stop();
});

it('a picture that is deleted during a fetch does not come back', async () => {
  const { observer, answer, stop } = observe();
  await answer(pageOf([sampleImage({ id: 'a' }), sampleImage({ id: 'b' })], null));
  void observer.refetch();
  removeFromGallery(client, 'a');
  await answer(pageOf([sampleImage({ id: 'a' }), sampleImage({ id: 'b' })], null));
  expect(shown()).toEqual(['b']);
  stop();
});

it('after missed events the first page is shown as it arrives, then fetched once more', async () => {
  const { requests, answer, stop } = observe();
  refetchGallery(client);
  expect(requests).toEqual([null]);
  await answer(pageOf([sampleImage({ id: 'a' })], null));
  expect(shown()).toEqual(['a']);
  await vi.waitFor(() => expect(requests).toEqual([null, null]));
  await answer(pageOf([sampleImage({ id: 'b' }), sampleImage({ id: 'a' })], null));
  expect(shown()).toEqual(['b', 'a']);
  stop();
});

it('a next page in flight arrives even if everything is to be refetched', async () => {
  const { observer, requests, answer, stop } = observe();
  await answer(pageOf([sampleImage({ id: 'a' })], 'next'));
  void observer.fetchNextPage();
  refetchGallery(client);
  await answer(pageOf([sampleImage({ id: 'b' })], null));
  expect(shown()).toEqual(['a', 'b']);
  await vi.waitFor(() => expect(requests).toEqual([null, 'next', null]));
  stop();
});

it('a picture made in the studio is painted first by the gallery that is loaded next', () => {
  vi.stubGlobal('window', { localStorage: memoryStorage() });
  const records = userRecords('ada');
  cacheGallery(records, 20, { images: [sampleImage({ id: 'a' })], total: 1 });
  addToGallery(client, sampleImage({ id: 'new', createdAt: '2026-05-02T00:00:00.000Z' }));
  addToGallery(client, sampleImage({ id: 'gone', deletedAt: '2026-05-02T00:00:00.000Z' }));
  expect(imagesOf(readCachedGallery(records, 20)).map(({ id }) => id)).toEqual(['new', 'a']);
  vi.unstubAllGlobals();
});

describe('lists under filters', () => {
  const held = (view: Partial<GalleryView>, images: GalleryImage[] = []) => {
    const key = galleryQueryKey(20, { sort: 'latest', ...view });
    const total = { ...pageOf(images, null), total: images.length, totalCount: images.length };
    client.setQueryData<GalleryPages>(key, { pages: [total], pageParams: [null] });
    return {
      ids: () => imagesOf(client.getQueryData<GalleryPages>(key)).map((image) => image.id),
      isStale: () => client.getQueryState(key)?.isInvalidated,
    };
  };

  it('a new picture enters only the lists it belongs to; a search is refetched', () => {
    const whole = held({});
    const ours = held({ tool: 'Thumbnail' });
    const others = held({ tool: 'Genesys Pro' });
    const found = held({ q: 'shark' });
    addToGallery(client, sampleImage({ id: 'new', tool: 'Thumbnail' }));
    expect([whole.ids(), ours.ids(), others.ids(), found.ids()]).toEqual([['new'], ['new'], [], []]);
    expect([ours.isStale(), found.isStale()]).toEqual([false, true]);
  });

  it('a stale list stays stale when one of its pictures changes', () => {
    const image = sampleImage({ id: 'a' });
    const whole = held({}, [image]);
    refetchGallery(client);
    changeInGallery(client, { ...image, isFavorite: true });
    expect(whole.isStale()).toBe(true);
  });

  it('a search in its first fetch is refetched when a picture arrives', async () => {
    let requests = 0;
    const answers: ((page: ImagePage) => void)[] = [];
    const observer = new InfiniteQueryObserver(client, {
      queryKey: galleryQueryKey(20, { sort: 'latest', q: 'shark' }),
      queryFn: () => {
        requests += 1;
        return new Promise<ImagePage>((resolve) => answers.push(resolve));
      },
      initialPageParam: null as string | null,
      getNextPageParam: () => null,
    });
    const stop = observer.subscribe(() => undefined);
    addToGallery(client, sampleImage({ id: 'new' }));
    answers[0]?.(pageOf([], null));
    await vi.waitFor(() => expect(requests).toBe(2));
    stop();
  });

  it('a picture that is no favourite any more leaves the favourites and stays in the other lists', () => {
    const image = sampleImage({ id: 'a', isFavorite: true });
    const whole = held({}, [image]);
    const favorites = held({ favorite: true }, [image]);
    changeEach(client, new Set(['a']), (one) => ({ ...one, isFavorite: false }));
    expect([whole.ids(), favorites.ids()]).toEqual([['a'], []]);
    changeInGallery(client, image);
    expect(favorites.ids()).toEqual(['a']);
  });

  it('a deleted picture leaves the gallery, and the trash is refetched', () => {
    const whole = held({}, [sampleImage({ id: 'a' })]);
    const trash = held({ trash: true });
    removeFromGallery(client, 'a');
    expect([whole.ids(), whole.isStale(), trash.isStale()]).toEqual([[], false, true]);
  });

  it('many pictures change or leave at once, and only lists that depend on the server are refetched', () => {
    const known = ['a', 'b', 'c'].map((id) => sampleImage({ id }));
    const whole = held({}, known);
    const trash = held({ trash: true });
    const favorites = held({ favorite: true });
    const found = held({ q: 'shark' }, known.slice(0, 2));
    changeInGallery(client, ...known.slice(0, 2).map((image) => ({ ...image, isFavorite: true })));
    expect(favorites.ids().toSorted()).toEqual(['a', 'b']);
    expect([whole.isStale(), found.isStale(), trash.isStale()]).toEqual([false, false, false]);
    removeFromGallery(client, 'a', 'c');
    expect([whole.ids(), favorites.ids(), found.ids()]).toEqual([['b'], ['b'], ['b']]);
    expect([whole.isStale(), trash.isStale()]).toEqual([false, true]);
  });

  it('another version of a stack may show: the list is refetched', () => {
    const whole = held({}, [sampleImage({ id: 'a', versions: 2 })]);
    removeFromGallery(client, 'a');
    expect(whole.isStale()).toBe(true);
  });

  it('removed pictures come back to their places in every list', () => {
    const images = ['c', 'b', 'a'].map((id, index) =>
      sampleImage({ id, isFavorite: id === 'b', createdAt: `2026-05-0${9 - index}T00:00:00.000Z` }),
    );
    const whole = held({}, images);
    const favorites = held({ favorite: true }, images.slice(1, 2));
    removeFromLists(client, new Set(['b']), () => true);
    expect([whole.ids(), favorites.ids()]).toEqual([['c', 'a'], []]);
    restoreToLists(client, images.slice(1, 2));
    expect([whole.ids(), favorites.ids()]).toEqual([['c', 'b', 'a'], ['b']]);
  });
});
