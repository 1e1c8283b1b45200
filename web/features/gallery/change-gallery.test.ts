import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import type { GalleryImage, ImagePage } from '#contract/images.ts';
import { sampleImage } from '#web/test-data/sample-image.ts';
import { addToGallery, removeFromGallery } from './change-gallery.ts';
import { type GalleryPages, imagesOf } from './gallery-pages.ts';
import { galleryKey } from './use-gallery.ts';

const key = [...galleryKey, 20];
const client = new QueryClient();
afterEach(() => client.clear());

const pageOf = (images: GalleryImage[], nextCursor: string | null): ImagePage => ({
  success: true,
  images,
  total: 3,
  totalCount: 3,
  hasMore: nextCursor !== null,
  nextCursor,
});
const shown = () => imagesOf(client.getQueryData<GalleryPages>(key)).map((image) => image.id);

/** A gallery whose fetches end when the test says so. */
function observe() {
  const waiting: ((page: ImagePage) => void)[] = [];
  const observer = new InfiniteQueryObserver(client, {
    queryKey: key,
    queryFn: () => new Promise<ImagePage>((resolve) => waiting.push(resolve)),
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
  return { observer, answer, stop };
}

it('a picture that arrives while the first page is under way is not lost', async () => {
  const { answer, stop } = observe();
  addToGallery(client, sampleImage({ id: 'new' }));
  await answer(pageOf([sampleImage({ id: 'a' })], null));
  expect(shown()).toEqual(['new', 'a']);
  stop();
});

it('a picture that arrives while more are loaded is not lost', async () => {
  const { observer, answer, stop } = observe();
  await answer(pageOf([sampleImage({ id: 'a' })], 'next'));
  void observer.fetchNextPage();
  addToGallery(client, sampleImage({ id: 'new' }));
  expect(shown()).toEqual(['new', 'a']);
  await answer(pageOf([sampleImage({ id: 'b' })], null));
  expect(shown()).toEqual(['new', 'a', 'b']);
  stop();
});

it('a picture that is deleted while a fetch is under way does not come back', async () => {
  const { observer, answer, stop } = observe();
  await answer(pageOf([sampleImage({ id: 'a' }), sampleImage({ id: 'b' })], null));
  void observer.refetch();
  removeFromGallery(client, 'a');
  await answer(pageOf([sampleImage({ id: 'a' }), sampleImage({ id: 'b' })], null));
  expect(shown()).toEqual(['b']);
  stop();
});
