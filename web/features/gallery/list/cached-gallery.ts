import type { InfiniteData } from '@tanstack/react-query';
import * as z from 'zod';
import { type GalleryImage, galleryImageSchema, type ImagePage } from '#contract/images.ts';
import { picturePrefix, type RecordCache, recordLimits } from '#web/api/records/record-cache.ts';
import { imagesOf, totalOf, withImage } from './gallery-pages.ts';

/** One list for each page size: the studio shows fewer pictures than the gallery. */
const listPrefix = 'gallery:';

const listSchema = z.object({
  ids: z.array(z.string().max(100)).max(recordLimits.maxPictures),
  total: z.number().int().nonnegative(),
});

/**
 * The newest pictures from the record cache, as a gallery's first page; undefined if there are none. Ignores
 * damaged records. The cursor of the next page must come from the server.
 */
export function readCachedGallery(
  records: RecordCache,
  pageSize: number,
): InfiniteData<ImagePage, string | null> | undefined {
  const own = readList(records, `${listPrefix}${pageSize}`);
  const list = own ?? longestList(records);
  if (list === null) return undefined;
  const ids = own?.ids ?? list.ids.slice(0, 2 * pageSize);
  const images = ids.flatMap((id) => {
    const parsed = galleryImageSchema.safeParse(records.read(picturePrefix + id));
    return parsed.success && parsed.data.id === id ? [parsed.data] : [];
  });
  if (images.length === 0) return undefined;
  const total = Math.max(list.total, images.length);
  const page = { images, total, totalCount: total, isTotalAtLeast: false };
  return { pages: [{ success: true, ...page, hasMore: false, nextCursor: null }], pageParams: [null] };
}

/** For a page size without records: the longest list of another one. */
function longestList(records: RecordCache): z.infer<typeof listSchema> | null {
  const names = records.names().filter((name) => name.startsWith(listPrefix));
  const lists = names.flatMap((name) => readList(records, name) ?? []);
  return lists.toSorted((one, other) => other.ids.length - one.ids.length)[0] ?? null;
}

function readList(records: RecordCache, name: string): z.infer<typeof listSchema> | null {
  const parsed = listSchema.safeParse(records.read(name));
  return parsed.success ? parsed.data : null;
}

/**
 * Stores at most two pages of a gallery's newest pictures as the server sent them, and deletes pictures that
 * are on no list any more.
 */
export function cacheGallery(
  records: RecordCache,
  pageSize: number,
  { images, total }: { images: readonly GalleryImage[]; total: number },
): void {
  const newest = newestOf(images, pageSize);
  const own = `${listPrefix}${pageSize}`;
  removeUnlisted(records, { [own]: newest.map(({ id }) => id) });
  if (newest.length === 0) records.remove([own]);
  else {
    records.write({
      ...Object.fromEntries(newest.map((image) => [picturePrefix + image.id, image])),
      [own]: { ids: newest.map(({ id }) => id), total },
    });
  }
}

/**
 * Adds a new picture at its place to the lists of all page sizes: the page that is loaded next paints it,
 * whichever size it has.
 */
export function addCachedPicture(records: RecordCache, image: GalleryImage): void {
  const changed: Record<string, z.infer<typeof listSchema>> = {};
  for (const name of records.names().filter((name) => name.startsWith(listPrefix))) {
    const pageSize = Number(name.slice(listPrefix.length));
    const kept = readCachedGallery(records, pageSize);
    if (kept === undefined) continue;
    // The kept pictures are a beginning: an older one belongs behind them.
    const beginning = { ...kept, pages: kept.pages.map((page) => ({ ...page, hasMore: true })) };
    const added = withImage(beginning, image, { sort: 'latest', isStacked: true, isCounted: true });
    if (added === beginning) continue;
    const ids = newestOf(imagesOf(added), pageSize).map(({ id }) => id);
    changed[name] = { ids, total: totalOf(added) };
  }
  if (Object.keys(changed).length === 0) return;
  // First, so that the cache does not choose what makes room for the new one.
  removeUnlisted(records, Object.fromEntries(Object.entries(changed).map(([name, { ids }]) => [name, ids])));
  records.write({ [picturePrefix + image.id]: image, ...changed });
}

function newestOf(images: readonly GalleryImage[], pageSize: number): readonly GalleryImage[] {
  return images.slice(0, wholeCount(images, Math.min(2 * pageSize, recordLimits.maxPictures)));
}

/** Deletes pictures that are on no list; `changed` has the lists about to be written, by name. */
function removeUnlisted(records: RecordCache, changed: Readonly<Record<string, readonly string[]>>): void {
  const names = records.names();
  const others = names.filter((name) => name.startsWith(listPrefix) && changed[name] === undefined);
  const ids = [
    ...Object.values(changed).flat(),
    ...others.flatMap((name) => readList(records, name)?.ids ?? []),
  ];
  const listed = new Set(ids.map((id) => picturePrefix + id));
  records.remove(names.filter((name) => name.startsWith(picturePrefix) && !listed.has(name)));
}

/** At most this many pictures, without a part of a generation at the end. */
function wholeCount(images: readonly GalleryImage[], max: number): number {
  const beyond = images[max]?.jobId ?? null;
  if (beyond === null) return max;
  const from = images.findIndex(({ jobId }) => jobId === beyond);
  return from > 0 ? Math.min(from, max) : max;
}

/** Deletes a picture that has left the gallery, from all lists. */
export function removeCachedPicture(records: RecordCache, id: string): void {
  records.remove([picturePrefix + id]);
}
