import type { Query, QueryClient } from '@tanstack/react-query';
import type { GalleryImage } from '#contract/images.ts';
import { askAgain, whenSettled } from '#web/api/ask-again.ts';
import { ownKeptRecords } from '#web/api/records/kept-records.ts';
import { stackOf } from '../filter/filters.ts';
import { matchOf } from '../filter/matches.ts';
import type { GalleryView } from '../filter/view.ts';
import { galleryKey, viewOfKey } from './gallery-key.ts';
import {
  type GalleryPages,
  hasImage,
  imagesOf,
  withChanged,
  withEach,
  withImage,
  withoutImages,
} from './gallery-pages.ts';
import { forgetKeptPicture } from './kept-gallery.ts';

type Change = (data: GalleryPages, view: GalleryView) => GalleryPages;

const nothing: GalleryPages = { pages: [], pageParams: [] };

/**
 * Changes what every gallery query holds. A fetch that is under way was answered before the change and would undo it,
 * so the change is made again when that fetch has ended.
 */
function changeGallery(client: QueryClient, change: Change): void {
  const cache = client.getQueryCache();
  for (const query of cache.findAll({ queryKey: galleryKey })) {
    const make = () => changeList(client, query, change);
    make();
    if (query.state.fetchStatus !== 'idle') whenSettled(client, query, make);
  }
}

function changeList(client: QueryClient, query: Query, change: Change): void {
  const { dataUpdatedAt, isInvalidated } = query.state;
  client.setQueryData<GalleryPages>(
    query.queryKey,
    (data) => (data === undefined ? undefined : change(data, viewOfKey(query.queryKey))),
    // Addresses of pictures age: a change to one picture must not make the list look as if it had been fetched anew.
    { updatedAt: dataUpdatedAt },
  );
  // Nor must a list that is to be asked for again look as if it need not be.
  if (isInvalidated) query.invalidate();
}

/** Asks again for the lists for which this holds. */
function refetchLists(
  client: QueryClient,
  isMeant: (data: GalleryPages, view: GalleryView) => boolean,
): void {
  for (const query of client.getQueryCache().findAll({ queryKey: galleryKey })) {
    // One that is asked for the first time may be answered without what has just come.
    const data = client.getQueryData<GalleryPages>(query.queryKey) ?? nothing;
    if (isMeant(data, viewOfKey(query.queryKey))) askAgain(client, { queryKey: query.queryKey, exact: true });
  }
}

function place(data: GalleryPages, view: GalleryView, image: GalleryImage, isCounted: boolean): GalleryPages {
  const match = matchOf(image, view);
  if (match === 'no') return withoutImages(data, new Set([image.id]));
  if (hasImage(data, image.id)) return withChanged(data, image);
  if (match === 'unknown') return data;
  return withImage(data, image, { sort: view.sort, isStacked: isStackedIn(view), isCounted });
}

/** The trash and the history of one picture show every version by itself. */
function isStackedIn(view: GalleryView): boolean {
  return view.stack === undefined && view.trash !== true;
}

/** Takes a new picture into every list that it belongs to. A list of which only the server can say so is asked for again. */
export function addToGallery(client: QueryClient, image: GalleryImage): void {
  changeGallery(client, (data, view) => place(data, view, image, false));
  refetchUncertain(client, image);
}

/** Takes in what pictures say now: they may belong to other lists than before. */
export function changeInGallery(client: QueryClient, ...images: GalleryImage[]): void {
  changeGallery(client, (data, view) =>
    images.reduce((changed, image) => place(changed, view, image, true), data),
  );
  refetchUncertain(client, ...images);
}

function refetchUncertain(client: QueryClient, ...images: GalleryImage[]): void {
  refetchLists(client, (data, view) =>
    images.some((image) => !hasImage(data, image.id) && matchOf(image, view) === 'unknown'),
  );
}

/**
 * Takes away pictures that are no longer where they were: of lists outside the trash. The trash may hold them now, and of
 * a stack another version may show in its place: those lists are asked for again.
 */
export function removeFromGallery(client: QueryClient, ...removed: string[]): void {
  if (removed.length === 0) return;
  for (const id of removed) forgetKeptPicture(ownKeptRecords(), id);
  const ids = new Set(removed);
  const isVersion = findInGallery(client, ids).some(({ versions }) => versions > 1);
  takeFromGallery(client, ids, (view) => view.trash !== true);
  refetchLists(client, (_, view) => view.trash === true || (isVersion && isStackedIn(view)));
}

/** Takes pictures out of lists at once, before the server has said so. */
export function takeFromGallery(
  client: QueryClient,
  ids: ReadonlySet<string>,
  isMeant: (view: GalleryView) => boolean,
): void {
  changeGallery(client, (data, view) => (isMeant(view) ? withoutImages(data, ids) : data));
}

/** Puts pictures back that were taken out of lists. */
export function putBack(client: QueryClient, images: readonly GalleryImage[]): void {
  for (const image of images) changeGallery(client, (data, view) => place(data, view, image, false));
}

/** Changes what pictures say, wherever they are shown. Those that belong to a list no longer leave it. */
export function changeEach(
  client: QueryClient,
  ids: ReadonlySet<string>,
  change: (image: GalleryImage) => GalleryImage,
): void {
  changeGallery(client, (data, view) => {
    const changed = withEach(data, ids, change);
    const gone = imagesOf(changed).filter((image) => ids.has(image.id) && matchOf(image, view) === 'no');
    return withoutImages(changed, new Set(gone.map(({ id }) => id)));
  });
}

/** What is known of pictures, from whichever list. */
export function findInGallery(client: QueryClient, ids: ReadonlySet<string>): GalleryImage[] {
  const found = new Map<string, GalleryImage>();
  for (const query of client.getQueryCache().findAll({ queryKey: galleryKey })) {
    for (const image of imagesOf(client.getQueryData<GalleryPages>(query.queryKey))) {
      if (ids.has(image.id) && !found.has(image.id)) found.set(image.id, image);
    }
  }
  return [...found.values()];
}

/** The ids of all versions of some pictures that are known here: with a picture, its stack goes. */
export function stackMembers(client: QueryClient, images: readonly GalleryImage[]): Set<string> {
  const stacks = new Set(images.map(stackOf));
  const ids = new Set(images.map(({ id }) => id));
  for (const query of client.getQueryCache().findAll({ queryKey: galleryKey })) {
    for (const image of imagesOf(client.getQueryData<GalleryPages>(query.queryKey))) {
      if (stacks.has(stackOf(image))) ids.add(image.id);
    }
  }
  return ids;
}

/** Asks for every list again. */
export function refetchGallery(client: QueryClient): void {
  askAgain(client, { queryKey: galleryKey });
}

/** All pictures that the page holds, whichever list they are on. */
export function loadedImages(client: QueryClient): GalleryImage[] {
  const lists = client.getQueriesData<GalleryPages>({ queryKey: galleryKey });
  return lists.flatMap(([, data]) => imagesOf(data));
}
