import { isActive, type Job } from '#contract/jobs.ts';
import { tools } from '#contract/tools.ts';
import { isKeptByCancel } from '../failure/failure.ts';
import type { JobList } from './job-list.ts';

/** What screen readers announce about a job: start, half, end. */
export type Announcement =
  | { kind: 'started' | 'half' | 'done' | 'failed'; isUpscale?: true }
  | { kind: 'partly'; made: number; ordered: number; isCancelled: boolean }
  | { kind: 'cancelled'; coins: number };

function newsOf(before: Job | undefined, after: Job): Announcement | null {
  const wasActive = before !== undefined && isActive(before.status);
  if (isActive(after.status)) {
    if (!wasActive) return { kind: 'started' };
    const isHalf = (job: Job) => (job.progress.percent ?? 0) >= 50;
    return !isHalf(before) && isHalf(after) ? { kind: 'half' } : null;
  }
  if (!wasActive) return null;
  switch (after.status) {
    case 'completed':
      if (after.shortfall !== null) {
        const isCancelled = isKeptByCancel(after);
        return { kind: 'partly', isCancelled, made: after.shortfall.made, ordered: after.settings.count };
      }
      return { kind: 'done' };
    case 'cancelled':
      return { kind: 'cancelled', coins: after.cost };
    default:
      return { kind: 'failed' };
  }
}

/** The latest announcement between two states of the list; null if there is none. */
export function announcementOf(before: JobList, after: JobList): Announcement | null {
  const known = new Map(before.map((job) => [job.id, job]));
  for (const job of after) {
    const news = newsOf(known.get(job.id), job);
    if (news === null) continue;
    if (news.kind === 'cancelled' || news.kind === 'partly') return news;
    return tools[job.tool].makes === 'upscale' ? { ...news, isUpscale: true } : news;
  }
  return null;
}
