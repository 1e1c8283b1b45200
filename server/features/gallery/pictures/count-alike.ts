import { and, count, desc, eq } from 'drizzle-orm';
import type { Reader } from '#server/platform/database/database.ts';
import { images } from '../schema.ts';

/** What two pictures of one request share. */
export type Alike = Pick<typeof images.$inferSelect, 'tool' | 'prompt' | 'styleId'>;

/** So many of the newest pictures are searched: one reads them by the index, however many there are. */
const searched = 200;

/** How many of a user's newest pictures have this prompt, tool and style; versions count once. */
export async function countAlike(
  db: Reader,
  userId: string,
  { tool, prompt, styleId }: Alike,
): Promise<number> {
  const newest = db
    .select({ tool: images.tool, prompt: images.prompt, styleId: images.styleId })
    .from(images)
    .where(and(eq(images.userId, userId), eq(images.isTop, true)))
    .orderBy(desc(images.createdAt), desc(images.id))
    .limit(searched)
    .as('newest');
  const [row] = await db
    .select({ total: count() })
    .from(newest)
    .where(and(eq(newest.tool, tool), eq(newest.prompt, prompt), eq(newest.styleId, styleId)));
  return row?.total ?? 0;
}
