import type { Job } from '#contract/jobs.ts';
import type { JobsContext } from './context.ts';
import { toJob } from './publish-job.ts';
import type { JobRow } from './schema.ts';

/** Jobs as their owner sees them, with the pictures of completed ones. */
export async function showJobs(
  context: Pick<JobsContext, 'database' | 'gallery' | 'kinds'>,
  userId: string,
  rows: readonly JobRow[],
): Promise<Job[]> {
  const done = rows.filter((row) => row.status === 'completed').map((row) => row.id);
  const images = await context.gallery.imagesOfJobs(context.database.db, userId, done);
  return rows.map((row) =>
    toJob(
      context,
      row,
      images.filter((image) => image.jobId === row.id),
    ),
  );
}
