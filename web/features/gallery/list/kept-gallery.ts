import type { InfiniteData } from '@tanstack/react-query';
import * as z from 'zod';
import { type GalleryImage, galleryImageSchema, type ImagePage } from '#contract/images.ts';
import { picturePrefix, type RecordCache, recordLimits } from '#web/api/records/record-cache.ts';

/** One list for each page size: the studio shows fewer pictures than the gallery. */
const listPrefix = 'gallery:';

const listSchema = z.object({
  ids: z.array(z.string().max(100)).max(recordLimits.maxPictures),
  total: z.number().int().nonnegative(),
});

/**
 * The newest pictures as this browser keeps them, in the shape of a gallery's first page; undefined where it keeps none.
 * What is damaged is left out. Which page comes next is the server's to say.
 */
export function readKeptGallery(
  records: RecordCache,
  pageSize: number,
): InfiniteData<ImagePage, string | null> | undefined {
  const list = readList(records, `${listPrefix}${pageSize}`) ?? longestList(records);
  if (list === null) return undefined;
  const images = list.ids.slice(0, 2 * pageSize).flatMap((id) => {
    const parsed = galleryImageSchema.safeParse(records.read(picturePrefix + id));
    return parsed.success && parsed.data.id === id ? [parsed.data] : [];
  });
  if (images.length === 0) return undefined;
  const total = Math.max(list.total, images.length);
  const page = { images, total, totalCount: total, isTotalAtLeast: false };
  return { pages: [{ success: true, ...page, hasMore: false, nextCursor: null }], pageParams: [null] };
}

/** Better than nothing: a page that was not looked at before shows what another one has kept. */
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
 * Keeps the newest pictures of a gallery with a page size as the server has told of them, at most two pages, and forgets
 * those that are on no list any more.
 */
export function keepGallery(
  records: RecordCache,
  pageSize: number,
  { images, total }: { images: readonly GalleryImage[]; total: number },
): void {
  const newest = images.slice(0, Math.min(2 * pageSize, recordLimits.maxPictures));
  const own = `${listPrefix}${pageSize}`;
  const names = records.names();
  const lists = names.filter((name) => name.startsWith(listPrefix) && name !== own);
  const listed = new Set(
    [...newest.map(({ id }) => id), ...lists.flatMap((name) => readList(records, name)?.ids ?? [])].map(
      (id) => picturePrefix + id,
    ),
  );
  records.remove(names.filter((name) => name.startsWith(picturePrefix) && !listed.has(name)));
  if (newest.length === 0) records.remove([own]);
  else {
    records.write({
      ...Object.fromEntries(newest.map((image) => [picturePrefix + image.id, image])),
      [own]: { ids: newest.map(({ id }) => id), total },
    });
  }
}

/** Forgets a picture that has left the gallery, on whichever lists it is. */
export function forgetKeptPicture(records: RecordCache, id: string): void {
  records.remove([picturePrefix + id]);
}
