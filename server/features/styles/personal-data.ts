import { asc, eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { DataHolder } from '#server/platform/personal-data.ts';
import { customImageStyles, customThumbnailStyles, styleTrainingStarts } from './schema.ts';
import type { ThumbnailStyleRow } from './thumbnail-style-store.ts';

/** The styles that a user made; few enough to be read at once. */
export function styleData({ db }: Pick<Database, 'db'>): DataHolder {
  const thumbnailStylesOf = (userId: string) =>
    db
      .select()
      .from(customThumbnailStyles)
      .where(eq(customThumbnailStyles.userId, userId))
      .orderBy(asc(customThumbnailStyles.id));
  return {
    name: 'styles',
    records: {
      async *'thumbnail-styles'(userId) {
        for (const row of await thumbnailStylesOf(userId)) {
          const { nameKey: _name, triggerKey: _trigger, pictureKeys, previewKey: _preview, ...record } = row;
          const { lease: _lease, ...shown } = record;
          yield { ...shown, files: pictureKeys.map((key, at) => fileName(row, at, key)) };
        }
      },
      async *'image-styles'(userId) {
        const rows = await db
          .select()
          .from(customImageStyles)
          .where(eq(customImageStyles.userId, userId))
          .orderBy(asc(customImageStyles.id));
        for (const { nameKey: _name, ...record } of rows) yield record;
      },
      async *'style-trainings'(userId) {
        yield* await db
          .select()
          .from(styleTrainingStarts)
          .where(eq(styleTrainingStarts.userId, userId))
          .orderBy(asc(styleTrainingStarts.id));
      },
    },
    async *files(userId) {
      for (const row of await thumbnailStylesOf(userId)) {
        for (const [at, key] of row.pictureKeys.entries()) yield { name: fileName(row, at, key), key };
      }
    },
    async erase(tx, { userId }) {
      await tx.delete(customThumbnailStyles).where(eq(customThumbnailStyles.userId, userId));
      await tx.delete(styleTrainingStarts).where(eq(styleTrainingStarts.userId, userId));
      await tx.delete(customImageStyles).where(eq(customImageStyles.userId, userId));
    },
  };
}

function fileName({ id }: ThumbnailStyleRow, at: number, key: string): string {
  return `${id}-${at + 1}${key.slice(key.lastIndexOf('.'))}`;
}
