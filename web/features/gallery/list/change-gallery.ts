import type { Query, QueryClient } from '@tanstack/react-query';
import type { GalleryImage } from '#contract/images.ts';
import { galleryKey } from '#web/api/gallery-lists.ts';
import { currentRecords } from '#web/api/records/user-records.ts';
import { refetchQueries, whenSettled } from '#web/api/refetch-queries.ts';
import { stackOf } from '../filter/filters.ts';
import { matchOf } from '../filter/matches.ts';
import { type GalleryView, unfilteredView } from '../filter/view.ts';
import { addCachedPicture, removeCachedPicture } from './cached-gallery.ts';
import { viewOfKey } from './gallery-key.ts';
import {
  type GalleryPages,
  hasImage,
  imagesOf,
  withChanged,
  withEach,
  withImage,
  withoutImages,
} from './gallery-pages.ts';

type Change = (data: GalleryPages, view: GalleryView) => GalleryPages;

const nothing: GalleryPages = { pages: [], pageParams: [] };

/**
 * Changes the data of every gallery query. A fetch in flight was answered before the change and would undo
 * it, so the change is applied again when that fetch ends.
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
    // Picture addresses expire: changing one picture must not make the list look freshly fetched.
    { updatedAt: dataUpdatedAt },
  );
  // A stale list must stay stale.
  if (isInvalidated) query.invalidate();
}

/** Refetches the lists that match the predicate. */
function refetchLists(
  client: QueryClient,
  isAffected: (data: GalleryPages, view: GalleryView) => boolean,
): void {
  for (const query of client.getQueryCache().findAll({ queryKey: galleryKey })) {
    // A first fetch in flight may be answered without the new picture.
    const data = client.getQueryData<GalleryPages>(query.queryKey) ?? nothing;
    if (isAffected(data, viewOfKey(query.queryKey)))
      refetchQueries(client, { queryKey: query.queryKey, exact: true });
  }
}

function place(data: GalleryPages, view: GalleryView, image: GalleryImage, isCounted: boolean): GalleryPages {
  const match = matchOf(image, view);
  if (match === 'no') return withoutImages(data, new Set([image.id]));
  if (hasImage(data, image.id)) return withChanged(data, image);
  if (match === 'unknown') return data;
  return withImage(data, image, { sort: view.sort, isStacked: isStackedIn(view), isCounted });
}

/** The trash and a picture's history show every version separately. */
function isStackedIn(view: GalleryView): boolean {
  return view.stack === undefined && view.trash !== true;
}

/**
 * Adds a new picture to every list it belongs to, those kept for the next visit included. Lists where only
 * the server can tell are refetched.
 */
export function addToGallery(client: QueryClient, image: GalleryImage): void {
  if (matchOf(image, unfilteredView) === 'yes') addCachedPicture(currentRecords(), image);
  changeGallery(client, (data, view) => place(data, view, image, false));
  refetchUncertain(client, image);
}

/** Applies changed pictures: they may now belong to other lists. */
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
 * Removes pictures from lists outside the trash. Lists that may gain a picture are refetched: the trash, and
 * those where another version of the stack may show.
 */
export function removeFromGallery(client: QueryClient, ...removed: string[]): void {
  if (removed.length === 0) return;
  for (const id of removed) removeCachedPicture(currentRecords(), id);
  const ids = new Set(removed);
  const isVersion = findInGallery(client, ids).some(({ versions }) => versions > 1);
  removeFromLists(client, ids, (view) => view.trash !== true);
  refetchLists(client, (_, view) => view.trash === true || (isVersion && isStackedIn(view)));
}

/** Removes pictures from lists at once, before the server answers. */
export function removeFromLists(
  client: QueryClient,
  ids: ReadonlySet<string>,
  isAffected: (view: GalleryView) => boolean,
): void {
  changeGallery(client, (data, view) => (isAffected(view) ? withoutImages(data, ids) : data));
}

/** Puts removed pictures back into their lists. */
export function restoreToLists(client: QueryClient, images: readonly GalleryImage[]): void {
  for (const image of images) changeGallery(client, (data, view) => place(data, view, image, false));
}

/** Changes pictures wherever they are shown. Those that no longer belong to a list leave it. */
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

/** Returns loaded pictures by id, from any list. */
export function findInGallery(client: QueryClient, ids: ReadonlySet<string>): GalleryImage[] {
  const found = new Map<string, GalleryImage>();
  for (const query of client.getQueryCache().findAll({ queryKey: galleryKey })) {
    for (const image of imagesOf(client.getQueryData<GalleryPages>(query.queryKey))) {
      if (ids.has(image.id) && !found.has(image.id)) found.set(image.id, image);
    }
  }
  return [...found.values()];
}

/** The ids of all loaded versions of some pictures: deleting a picture deletes its stack. */
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

/** Refetches every list. */
export function refetchGallery(client: QueryClient): void {
  refetchQueries(client, { queryKey: galleryKey });
}
