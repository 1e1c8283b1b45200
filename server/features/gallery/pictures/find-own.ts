import { and, eq, inArray } from 'drizzle-orm';
import type { GalleryImage } from '#contract/images.ts';
import type { Reader } from '#server/platform/database/database.ts';
import { imageColumns, images } from '../schema.ts';
import { presentImage, type SignKey } from './present.ts';
import { findImagesOfJobs } from './store.ts';

/** A user's own picture, in the trash or not. */
export interface FoundImage {
  image: GalleryImage;
  isInTrash: boolean;
}

/** The user's own pictures by id, including those in the trash. */
export async function findOwnIncludingTrash(
  db: Reader,
  sign: SignKey,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<Map<string, FoundImage>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(imageColumns)
    .from(images)
    .where(and(eq(images.userId, userId), inArray(images.id, [...ids])));
  return new Map(
    rows.map((row) => [row.id, { image: presentImage(row, sign), isInTrash: row.deletedAt !== null }]),
  );
}

/**
 * The id of the user's own picture outside the trash that a file belongs to, in any size; null for any other
 * file.
 */
export async function findByFile(db: Reader, userId: string, key: string): Promise<string | null> {
  // A picture's files are in the folder of its job, which finds the row by an index.
  const [, owner, jobId] = /^pictures\/([^/]+)\/([^/]+)\//.exec(key) ?? [];
  if (owner !== userId || jobId === undefined) return null;
  const rows = await findImagesOfJobs(db, userId, [jobId]);
  const row = rows.find(
    ({ objectKey, variants }) => objectKey === key || variants.some((variant) => variant.key === key),
  );
  return row?.id ?? null;
}
