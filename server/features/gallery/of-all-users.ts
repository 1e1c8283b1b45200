import { and, asc, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { GalleryContext } from './context.ts';
import { images } from './schema.ts';

export interface PictureRange {
  from: Date;
  before: Date | null;
  unit: 'hour' | 'day';
}

/** Counts the pictures of all users by the UTC hour or day in which they were made. */
export async function countCreated(
  { db }: Pick<Database, 'db'>,
  { from, before, unit }: PictureRange,
): Promise<{ at: Date; count: number }[]> {
  const at = sql<string>`date_trunc(${sql.raw(`'${unit}'`)}, ${images.createdAt}, 'UTC')`;
  const rows = await db
    .select({ ms: sql<string>`extract(epoch from ${at}) * 1000`, count: sql<number>`count(*)::int` })
    .from(images)
    .where(and(gte(images.createdAt, from), before ? lt(images.createdAt, before) : undefined))
    .groupBy(at);
  return rows.map(({ ms, count }) => ({ at: new Date(Number(ms)), count }));
}

/** The first picture of each job outside the trash, in its smallest size, by the job's id. */
export async function picturesOfJobs(
  { database, sign }: Pick<GalleryContext, 'database' | 'sign'>,
  jobs: readonly { userId: string; jobId: string }[],
): Promise<Map<string, { src: string; width: number; height: number }>> {
  if (jobs.length === 0) return new Map();
  const { userId, jobId, objectKey, width, height, variants, position } = images;
  const rows = await database.db
    .select({ jobId, objectKey, width, height, variants })
    .from(images)
    .where(
      and(
        isNull(images.deletedAt),
        // The user first, as in the index.
        inArray(userId, [...new Set(jobs.map((job) => job.userId))]),
        inArray(
          jobId,
          jobs.map((job) => job.jobId),
        ),
      ),
    )
    .orderBy(asc(position));
  const pictures = new Map<string, { src: string; width: number; height: number }>();
  for (const row of rows) {
    if (row.jobId === null || pictures.has(row.jobId)) continue;
    const smallest = row.variants.toSorted((a, b) => a.width - b.width)[0];
    pictures.set(row.jobId, {
      src: sign(smallest?.key ?? row.objectKey),
      width: row.width,
      height: row.height,
    });
  }
  return pictures;
}
