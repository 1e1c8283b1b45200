import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { type DataHolder, inPages } from '#server/platform/personal-data.ts';
import { type ImageRow, images, userCounters } from './schema.ts';

/** The pictures that a user keeps, with what they were made from. */
export function galleryData({ db }: Pick<Database, 'db'>): DataHolder {
  const rowsOf = (userId: string) =>
    inPages<ImageRow>((after, limit) =>
      db
        .select()
        .from(images)
        .where(and(eq(images.userId, userId), after === undefined ? undefined : gt(images.id, after)))
        .orderBy(asc(images.id))
        .limit(limit),
    );
  return {
    name: 'pictures',
    records: {
      async *pictures(userId) {
        for await (const row of rowsOf(userId)) {
          const { objectKey: _object, references, variants: _variants, ...record } = row;
          const used = references.map(({ key, ...settings }, at) => ({
            ...settings,
            file: referenceName(row, at, key),
          }));
          yield { ...record, file: fileName(row), references: used };
        }
      },
    },
    async *files(userId) {
      for await (const row of rowsOf(userId)) {
        yield { name: fileName(row), key: row.objectKey };
        for (const [at, { key }] of row.references.entries())
          yield { name: referenceName(row, at, key), key };
      }
    },
    async erase(tx, { userId }) {
      await tx.delete(images).where(eq(images.userId, userId));
      await tx.delete(userCounters).where(eq(userCounters.userId, userId));
    },
  };
}

function fileName({ id, createdAt, objectKey }: ImageRow): string {
  return `${createdAt.toISOString().slice(0, 10)}-${id}${endingOf(objectKey)}`;
}

function referenceName({ id, createdAt }: ImageRow, at: number, key: string): string {
  return `${createdAt.toISOString().slice(0, 10)}-${id}-reference-${at + 1}${endingOf(key)}`;
}

function endingOf(key: string): string {
  return key.slice(key.lastIndexOf('.'));
}
