import { eq } from 'drizzle-orm';
import type { Feature } from '#server/feature.ts';
import type { Database } from '#server/platform/database/database.ts';
import { shareComments, sharePictures, shares } from './schema.ts';
import type { Shares } from './shares.ts';

export function sharesFeature(
  feature: Shares,
  { database: { db } }: { database: Pick<Database, 'db'> },
): Feature {
  return {
    name: 'shares',
    routes: (api) => feature.registerRoutes(api),
    personalData: {
      name: 'shares',
      records: {
        async *pictures(userId) {
          yield* await db.select().from(sharePictures).where(eq(sharePictures.userId, userId));
        },
        /** What visitors wrote, and the answers. */
        async *comments(userId) {
          yield* await db
            .select({
              linkId: shareComments.linkId,
              picture: shareComments.place,
              name: shareComments.name,
              text: shareComments.text,
              createdAt: shareComments.createdAt,
            })
            .from(shareComments)
            .innerJoin(shares, eq(shares.linkId, shareComments.linkId))
            .where(eq(shares.userId, userId));
        },
      },
      erase: (tx, { userId }) => feature.eraseUser(tx, userId),
    },
  };
}
