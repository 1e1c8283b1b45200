import type { GalleryImage } from '#contract/images.ts';
import type { Job } from '#contract/jobs.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { JobsContext } from './context.ts';
import { presentJob } from './present.ts';
import type { JobRow } from './schema.ts';

/** Shows a job as its kind describes it. */
export function toJob(context: JobsContext, row: JobRow, images: GalleryImage[]): Job {
  return presentJob(row, context.kinds.get(row.kind).describe(row.input), images);
}

/** Tells the user's browsers how a job stands; last in its transaction. */
export async function publishJob(
  context: JobsContext,
  tx: Tx,
  row: JobRow,
  images: GalleryImage[],
): Promise<Job> {
  const job = toJob(context, row, images);
  await context.events.publish(tx, row.userId, 'job.changed', { job });
  return job;
}
