import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { type DataHolder, rowsOfUser } from '#server/platform/personal-data.ts';
import { statusOf } from './present.ts';
import { customImageStyles, customThumbnailStyles, styleTrainingStarts } from './schema.ts';
import { listThumbnailStyles, type ThumbnailStyleRow } from './thumbnail-style-store.ts';

/** The styles that a user made. Their trainings are jobs, and end with those. */
export function styleData(database: Database): DataHolder {
  const { db } = database;
  const thumbnailStylesOf = (userId: string) =>
    rowsOfUser(() => db.select().from(customThumbnailStyles), customThumbnailStyles, userId);
  const imageStylesOf = (userId: string) =>
    rowsOfUser(() => db.select().from(customImageStyles), customImageStyles, userId);
  return {
    name: 'styles',
    records: {
      async *'thumbnail-styles'(userId) {
        for (const trained of await listThumbnailStyles(db, userId)) {
          const { style, training } = trained;
          const { nameKey: _name, triggerKey: _trigger, pictureKeys, previewKey, ...record } = style;
          yield {
            ...record,
            status: statusOf(trained),
            errorCode: training?.errorCode ?? null,
            files: pictureKeys.map((key, at) => fileName(style, at, key)),
            preview: previewKey === null ? null : previewName(style.id, previewKey),
          };
        }
      },
      async *'image-styles'(userId) {
        for await (const { nameKey: _name, sampleKey, ...record } of imageStylesOf(userId)) {
          yield { ...record, sample: sampleKey === null ? null : previewName(record.id, sampleKey) };
        }
      },
      'style-trainings': (userId) =>
        rowsOfUser(() => db.select().from(styleTrainingStarts), styleTrainingStarts, userId),
    },
    async *files(userId) {
      for await (const row of thumbnailStylesOf(userId)) {
        for (const [at, key] of row.pictureKeys.entries()) yield { name: fileName(row, at, key), key };
        if (row.previewKey !== null) yield { name: previewName(row.id, row.previewKey), key: row.previewKey };
      }
      for await (const { id, sampleKey } of imageStylesOf(userId)) {
        if (sampleKey !== null) yield { name: previewName(id, sampleKey), key: sampleKey };
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

function previewName(styleId: string, key: string): string {
  return `${styleId}-preview${key.slice(key.lastIndexOf('.'))}`;
}
