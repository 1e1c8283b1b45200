import type { GalleryImage } from '#contract/images.ts';
import type { Job } from '#contract/jobs.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { JobsContext } from './context.ts';
import { presentJob } from './present.ts';
import type { JobRow } from './schema.ts';

/** A job of a tool, with its kind's facts. */
export function toJob(context: Pick<JobsContext, 'kinds'>, row: JobRow, images: GalleryImage[]): Job {
  return presentJob(row, context.kinds.get(row.kind).describe(row.input), images);
}

/** Publishes a job's state to the user's browsers; last in its transaction. */
export async function publishJob(
  context: Pick<JobsContext, 'kinds' | 'events'>,
  tx: Tx,
  row: JobRow,
  images: GalleryImage[],
): Promise<void> {
  const { publish } = context.kinds.get(row.kind);
  if (publish) return publish(tx, row);
  await context.events.publish(tx, row.userId, 'job.changed', { job: toJob(context, row, images) });
}

/** Publishes a completed job with its pictures; last in its transaction. */
export async function publishPictures(
  context: Pick<JobsContext, 'kinds' | 'events' | 'onPictures'>,
  tx: Tx,
  row: JobRow,
  images: GalleryImage[],
): Promise<void> {
  if (images.length > 0) await context.onPictures?.(tx, row.userId, images);
  for (const image of images) await context.events.publish(tx, row.userId, 'image.created', { image });
  await publishJob(context, tx, row, images);
}
