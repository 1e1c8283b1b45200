import { asc, eq } from 'drizzle-orm';
import { isoDate } from '#contract/durations.ts';
import { type DataHolder, rowsOfUser } from '#server/platform/personal-data.ts';
import type { GalleryContext } from './context.ts';
import { provenanceOf } from './exports/export-image.ts';
import { openSpliced, planSpliced } from './exports/open-spliced.ts';
import {
  collections,
  galleryFacets,
  galleryZipPlaces,
  galleryZips,
  type ImageRow,
  imageColumns,
  images,
  missingObjects,
  userCounters,
} from './schema.ts';

const tables = [
  images,
  userCounters,
  galleryFacets,
  collections,
  galleryZips,
  galleryZipPlaces,
  missingObjects,
];

/**
 * A user's pictures, including the trash, with their inputs, and the collections. Their files have the prompt
 * if the user's downloads have it.
 */
export function galleryData({
  database: { db },
  objects,
  writesPrompt,
}: Pick<GalleryContext, 'database' | 'objects' | 'writesPrompt'>): DataHolder {
  const openWithPrompt = async (row: ImageRow) => {
    const spliced = await planSpliced(objects, row.objectKey, provenanceOf(row, true));
    return spliced && openSpliced(objects, spliced);
  };
  const rowsOf = (userId: string) => rowsOfUser(() => db.select(imageColumns).from(images), images, userId);
  return {
    name: 'pictures',
    records: {
      async *pictures(userId) {
        for await (const row of rowsOf(userId)) {
          const {
            objectKey: _object,
            references,
            variants: _variants,
            marks: _marks,
            stackKey: _stack,
            ...record
          } = row;
          const used = references.map(({ key, ...settings }, at) => ({
            ...settings,
            file: referenceName(row, at, key),
          }));
          yield { ...record, file: fileName(row), references: used };
        }
      },
      async *collections(userId) {
        yield* await db
          .select({ id: collections.id, name: collections.name, createdAt: collections.createdAt })
          .from(collections)
          .where(eq(collections.userId, userId))
          .orderBy(asc(collections.id));
      },
    },
    async *files(userId) {
      const withPrompt = await writesPrompt(userId);
      for await (const row of rowsOf(userId)) {
        const open = () => openWithPrompt(row);
        yield { name: fileName(row), key: row.objectKey, ...(withPrompt && { open }) };
        for (const [at, { key }] of row.references.entries())
          yield { name: referenceName(row, at, key), key };
      }
    },
    async erase(tx, { userId }) {
      for (const table of tables) {
        await tx.delete(table).where(eq(table.userId, userId));
      }
    },
  };
}

function fileName({ id, createdAt, objectKey }: ImageRow): string {
  return `${isoDate(createdAt)}-${id}${endingOf(objectKey)}`;
}

function referenceName({ id, createdAt }: ImageRow, at: number, key: string): string {
  return `${isoDate(createdAt)}-${id}-reference-${at + 1}${endingOf(key)}`;
}

function endingOf(key: string): string {
  return key.slice(key.lastIndexOf('.'));
}
