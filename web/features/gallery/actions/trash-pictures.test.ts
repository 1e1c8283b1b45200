import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GalleryImage } from '#contract/images.ts';
import { sampleImage } from '#web/test-data/sample-image.ts';
import { setToastHost, type Toast } from '#web/ui/toast.ts';
import type { GalleryView } from '../filter/view.ts';
import { galleryQueryKey } from '../list/gallery-key.ts';
import { type GalleryPages, imagesOf } from '../list/gallery-pages.ts';
import { purgePictures, restorePictures } from './restore-pictures.ts';
import { targetOf } from './target.ts';
import { trashPictures } from './trash-pictures.ts';

const id = (letter: string) => `0198c0de-0000-7000-8000-00000000000${letter}`;
const picture = (letter: string, day: number, fields: Partial<GalleryImage> = {}) =>
  sampleImage({ id: id(letter), createdAt: `2026-05-0${day}T00:00:00.000Z`, ...fields });

const client = new QueryClient();
let toasts: Toast[] = [];
let sent: { path: string; body: unknown }[] = [];

/** Serves these answers by path; any other path fails. */
function serve(answers: Record<string, object>): void {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(init.body)) });
    const answer = answers[path];
    if (answer === undefined) return new Response('{}', { status: 500 });
    return new Response(JSON.stringify({ success: true, count: 1, next: null, ...answer }));
  });
}

function held(view: Partial<GalleryView>, images: GalleryImage[]): () => string[] {
  const key = galleryQueryKey(20, { sort: 'latest', ...view });
  const page = {
    success: true as const,
    images,
    total: images.length,
    totalCount: images.length,
    isTotalAtLeast: false,
    hasMore: false,
    nextCursor: null,
  };
  client.setQueryData<GalleryPages>(key, { pages: [page], pageParams: [null] });
  return () => imagesOf(client.getQueryData<GalleryPages>(key)).map((image) => image.id.at(-1) ?? '');
}

beforeEach(() => {
  toasts = [];
  sent = [];
  setToastHost({ show: (toast) => toasts.push(toast), dismiss: () => undefined });
});
afterEach(() => {
  setToastHost(null);
  client.clear();
  vi.unstubAllGlobals();
});

it('a picture leaves at once; Undo is offered for ten seconds and restores its place', async () => {
  const image = picture('b', 5);
  const shown = held({}, [picture('c', 9), image, picture('a', 1)]);
  serve({ '/api/gallery/delete': { deletionId: 'd1' }, '/api/gallery/restore': {} });
  const done = trashPictures(client, targetOf(image));
  expect(shown()).toEqual(['c', 'a']);
  expect(await done).toBe(true);
  expect(toasts).toMatchObject([
    { title: 'Image deleted successfully!', durationMs: 10_000, action: { label: 'Undo' } },
  ]);

  toasts[0]?.action?.onPress();
  expect(shown()).toEqual(['c', 'b', 'a']);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ path: '/api/gallery/restore', body: { selection: { deletionId: 'd1' } } });
});

it('a picture that the server does not delete comes back, with an error', async () => {
  const image = picture('b', 5);
  const shown = held({}, [picture('c', 9), image]);
  serve({});
  expect(await trashPictures(client, targetOf(image))).toBe(false);
  expect(shown()).toEqual(['c', 'b']);
  expect(toasts).toMatchObject([{ title: 'Failed to delete image. Please try again later.', tone: 'error' }]);
});

it('a picture that the server does not restore disappears again, with an error', async () => {
  const image = picture('b', 5);
  const shown = held({}, [image]);
  serve({ '/api/gallery/delete': { deletionId: 'd1' } });
  await trashPictures(client, targetOf(image));
  toasts[0]?.action?.onPress();
  expect(shown()).toEqual(['b']);
  await vi.waitFor(() => expect(toasts).toHaveLength(2));
  expect(shown()).toEqual([]);
  expect(toasts[1]).toMatchObject({ tone: 'error' });
});

it('deleting a stack removes its versions from every list; deleting one version removes only that', async () => {
  const newest = picture('c', 9, { stackId: id('a'), versions: 2 });
  const older = picture('a', 1, { versions: 2 });
  serve({ '/api/gallery/delete': { deletionId: 'd1' } });
  const history = held({ stack: id('a') }, [newest, older]);
  await trashPictures(client, targetOf(newest));
  expect(history()).toEqual([]);
  expect(sent[0]?.body).toMatchObject({ withVersions: true });

  const again = held({ stack: id('a') }, [newest, older]);
  await trashPictures(client, targetOf(newest), { withVersions: false });
  expect(again()).toEqual(['a']);
  expect(sent[1]?.body).toMatchObject({ withVersions: false });
});

it('deleting all that match sends every request the server asks for and reports the total', async () => {
  const shown = held({ q: 'cat' }, [picture('a', 1)]);
  let requests = 0;
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    requests += 1;
    const { next } = JSON.parse(String(init.body));
    const answer = { success: true, deletionId: 'd1', count: 500, next: next === undefined ? 'more' : null };
    return new Response(JSON.stringify(answer));
  });
  const target = {
    selection: { filter: { q: 'cat' }, except: [] },
    images: [picture('a', 1)],
    count: 1_000,
  };
  await trashPictures(client, target);
  expect(requests).toBe(2);
  expect(shown()).toEqual([]);
  expect(toasts).toMatchObject([{ title: '1,000 images deleted successfully!' }]);
});

it('pictures leave the trash at once and come back if the server fails', async () => {
  const image = picture('b', 5, { deletedAt: '2026-05-06T00:00:00.000Z' });
  const trash = held({ trash: true }, [image]);
  serve({ '/api/gallery/restore': {} });
  const done = restorePictures(client, targetOf(image));
  expect(trash()).toEqual([]);
  expect(await done).toBe(true);
  expect(toasts).toMatchObject([{ title: '1 picture restored' }]);

  const again = held({ trash: true }, [image]);
  serve({});
  expect(await purgePictures(client, targetOf(image))).toBe(false);
  expect(again()).toEqual(['b']);
});
