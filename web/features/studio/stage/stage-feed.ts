import type { GalleryImage } from '#contract/images.ts';
import { isActive, type Job } from '#contract/jobs.ts';

/** One place in the studio's grid. The key stays the same when a running job turns into its picture. */
export type FeedItem =
  | { kind: 'running'; key: string; job: Job }
  | { kind: 'failed'; key: string; job: Job }
  | { kind: 'image'; key: string; image: GalleryImage };

/** A failure is shown for this long, unless it is dismissed before. */
const failureShownMs = 60 * 60_000;

interface FeedInput {
  images: readonly GalleryImage[];
  jobs: readonly Job[];
  /** Ids of failed jobs that the user has put away. */
  dismissed: ReadonlySet<string>;
  /** Milliseconds since the epoch. */
  now: number;
}

/**
 * The studio's grid: running jobs, recent failures and pictures, the latest start first. A picture stands where its job
 * stood, so that nothing moves when several jobs end in another order than they began.
 */
export function stageFeed({ images, jobs, dismissed, now }: FeedInput): FeedItem[] {
  const startOfJob = new Map(jobs.map((job) => [job.id, Date.parse(job.createdAt)]));
  const picturesOfJob = new Map<string, number>();
  const placed: { at: number; item: FeedItem }[] = [];

  for (const image of images) {
    const start = image.jobId === null ? undefined : startOfJob.get(image.jobId);
    let key = image.id;
    if (image.jobId !== null) {
      const index = picturesOfJob.get(image.jobId) ?? 0;
      picturesOfJob.set(image.jobId, index + 1);
      key = index === 0 ? image.jobId : image.id;
    }
    placed.push({ at: start ?? Date.parse(image.createdAt), item: { kind: 'image', key, image } });
  }

  for (const job of jobs) {
    if (picturesOfJob.has(job.id)) continue;
    const at = Date.parse(job.createdAt);
    if (isActive(job.status)) {
      placed.push({ at, item: { kind: 'running', key: job.id, job } });
    } else if (job.status === 'failed' && !dismissed.has(job.id) && now - at < failureShownMs) {
      placed.push({ at, item: { kind: 'failed', key: job.id, job } });
    }
  }

  return placed.sort((a, b) => b.at - a.at).map(({ item }) => item);
}

/** The picture's shape of a place: width divided by height. */
export function aspectOf(item: FeedItem): number {
  if (item.kind === 'image') return item.image.width / item.image.height;
  const [width, height] = item.job.resolution.split(':').map(Number);
  return (width ?? 16) / (height ?? 9);
}
