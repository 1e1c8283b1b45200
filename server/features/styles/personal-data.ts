import { asc, eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { DataHolder } from '#server/platform/personal-data.ts';
import { customImageStyles, customThumbnailStyles } from './schema.ts';

/** The styles that a user made; few enough to be read at once. */
export function styleData({ db }: Pick<Database, 'db'>): DataHolder {
  return {
    name: 'styles',
    records: {
      async *'thumbnail-styles'(userId) {
        yield* await db
          .select()
          .from(customThumbnailStyles)
          .where(eq(customThumbnailStyles.userId, userId))
          .orderBy(asc(customThumbnailStyles.id));
      },
      async *'image-styles'(userId) {
        yield* await db
          .select()
          .from(customImageStyles)
          .where(eq(customImageStyles.userId, userId))
          .orderBy(asc(customImageStyles.id));
      },
    },
    async erase(tx, { userId }) {
      await tx.delete(customThumbnailStyles).where(eq(customThumbnailStyles.userId, userId));
      await tx.delete(customImageStyles).where(eq(customImageStyles.userId, userId));
    },
  };
}
