import { hourMs } from '#contract/durations.ts';
import type { GalleryImage } from '#contract/images.ts';
import { isActive, type Job } from '#contract/jobs.ts';
import { tools } from '#contract/tools.ts';
import { missingTile } from '../failure/failure.ts';

/** One tile in the studio's grid. The key stays the same when a running job becomes its pictures. */
export type FeedItem =
  | { kind: 'running'; key: string; job: Job }
  /** No picture was made, or some of several are missing. */
  | { kind: 'failed'; key: string; job: Job }
  | { kind: 'image'; key: string; image: GalleryImage }
  /** Two or more designs of one generation, to choose from. */
  | { kind: 'designs'; key: string; job: Job; images: readonly GalleryImage[] };

/** A failure is shown for this long unless it is dismissed. */
const failureShownMs = hourMs;

interface FeedInput {
  images: readonly GalleryImage[];
  jobs: readonly Job[];
  /**
   * Ids of failed jobs and of tiles of missing pictures that the user has dismissed, and of jobs whose
   * designs were chosen from.
   */
  dismissed: ReadonlySet<string>;
  /** Milliseconds since the epoch. */
  now: number;
}

/**
 * The studio's grid: running jobs, recent failures and pictures, latest start first. Pictures take the place
 * of their job, so that nothing moves when several jobs end in a different order than they started. The
 * designs of one generation are together until one is chosen or all are kept; older ones, whose job is no
 * longer known, are ordinary pictures.
 */
export function stageFeed({ images, jobs, dismissed, now }: FeedInput): FeedItem[] {
  const jobOf = new Map(jobs.map((job) => [job.id, job]));
  const picturesOfJob = groupByJob(images);
  const placed: { at: number; item: FeedItem }[] = [];

  for (const image of images) {
    const { jobId } = image;
    const job = jobId === null ? undefined : jobOf.get(jobId);
    const at = Date.parse((job ?? image).createdAt);
    const designs = jobId === null ? [image] : (picturesOfJob.get(jobId) ?? [image]);
    const isFirst = designs[0] === image;
    // Pictures arrive one by one: until all are there, the running job's places stay.
    if (job !== undefined && isUpcoming(job)) continue;
    if (job !== undefined && job.settings.count > 1 && designs.length > 1 && !dismissed.has(job.id)) {
      if (isFirst) placed.push({ at, item: { kind: 'designs', key: job.id, job, images: designs } });
    } else placed.push({ at, item: { kind: 'image', key: isFirst ? (jobId ?? image.id) : image.id, image } });
  }

  for (const job of jobs) {
    // Upscales have their own list; only their results are pictures here.
    if (tools[job.tool].history === 'own') continue;
    const at = Date.parse(job.createdAt);
    const isRecent = now - at < failureShownMs;
    const missing = missingTile(job);
    if (job.shortfall !== null && !dismissed.has(missing) && isRecent) {
      placed.push({ at, item: { kind: 'failed', key: missing, job } });
    }
    if (picturesOfJob.has(job.id) && !isUpcoming(job)) continue;
    if (isActive(job.status)) {
      placed.push({ at, item: { kind: 'running', key: job.id, job } });
    } else if (job.status === 'failed' && !dismissed.has(job.id) && isRecent) {
      placed.push({ at, item: { kind: 'failed', key: job.id, job } });
    }
  }

  return placed.sort((a, b) => b.at - a.at).map(({ item }) => item);
}

/** Search or filter results in their order, below running jobs, which are the most recent request. */
export function foundFeed(images: readonly GalleryImage[], jobs: readonly Job[]): FeedItem[] {
  const done = new Set(images.map(({ jobId }) => jobId));
  const running = jobs.filter(
    (job) => isActive(job.status) && tools[job.tool].history === 'stage' && !done.has(job.id),
  );
  return [
    ...running.map((job): FeedItem => ({ kind: 'running', key: job.id, job })),
    ...images.map((image): FeedItem => ({ kind: 'image', key: image.id, image })),
  ];
}

function isUpcoming(job: Job): boolean {
  return job.settings.count > 1 && isActive(job.status);
}

function groupByJob(images: readonly GalleryImage[]): Map<string, GalleryImage[]> {
  const groups = new Map<string, GalleryImage[]>();
  for (const image of images) {
    if (image.jobId === null) continue;
    const group = groups.get(image.jobId);
    if (group === undefined) groups.set(image.jobId, [image]);
    else group.push(image);
  }
  return groups;
}

/** Width divided by height of a tile's picture. Designs of one submission share one shape. */
export function aspectOf(item: FeedItem): number {
  const image = item.kind === 'image' ? item.image : item.kind === 'designs' ? item.images[0] : undefined;
  if (image !== undefined) return image.width / image.height;
  const [width, height] = 'job' in item ? item.job.settings.aspectRatio.split(':').map(Number) : [];
  return (width ?? 16) / (height ?? 9);
}

/** How many designs a tile has; 1 for everything but a generation of several. */
export function designsIn(item: FeedItem): number {
  if (item.kind === 'designs') return item.images.length;
  return item.kind === 'running' ? item.job.settings.count : 1;
}
