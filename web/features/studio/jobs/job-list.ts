import { isActive, type Job, type JobProgress } from '#contract/jobs.ts';

/** The user's jobs in this browser, newest first. */
export type JobList = readonly Job[];

/** How many ended jobs to keep; active ones are always kept. */
const maxEndedJobs = 30;

/**
 * Merges two progress updates of one run. Events and responses may arrive out of order, so the percentage
 * never falls and a known one is never lost.
 */
function laterProgress(known: JobProgress, incoming: JobProgress): JobProgress {
  if (known.percent === null) return incoming;
  // Another engine has taken over: the first one's progress no longer applies.
  const isOtherEngine = incoming.engine !== null && known.engine !== null && incoming.engine !== known.engine;
  if (isOtherEngine) return incoming;
  if (incoming.percent === null) return { ...incoming, percent: known.percent, kind: known.kind };
  if (incoming.kind !== known.kind && incoming.kind === 'measured') return incoming;
  return incoming.percent < known.percent ? known : incoming;
}

/**
 * Merges a job's known state with an update. An ended job never runs again, so an update older than its end
 * is dropped; a new run (with another start) may begin at zero.
 */
function laterJob(known: Job, incoming: Job): Job {
  if (!isActive(known.status)) return isActive(incoming.status) ? known : incoming;
  if (!isActive(incoming.status)) return incoming;
  if (known.startedAt !== null && incoming.startedAt === null && incoming.status === 'processing') {
    return known;
  }
  // Progress may arrive before the start that it belongs to.
  if (known.startedAt !== null && known.startedAt !== incoming.startedAt) return incoming;
  return { ...incoming, progress: laterProgress(known.progress, incoming.progress) };
}

function sortAndTrim(jobs: Job[]): Job[] {
  jobs.sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  let ended = 0;
  return jobs.filter((job) => isActive(job.status) || ++ended <= maxEndedJobs);
}

/** Inserts or updates one job, in whatever order its updates arrive. */
export function applyJob(list: JobList, job: Job): Job[] {
  const known = list.find((other) => other.id === job.id);
  if (known === undefined) return sortAndTrim([...list, job]);
  const joined = laterJob(known, job);
  return sortAndTrim(list.map((other) => (other.id === job.id ? joined : other)));
}

/**
 * Applies a whole answer of `GET /api/jobs`. Jobs that it does not list are kept only if they are newer than
 * its newest job: they started while the request was in flight.
 */
export function applyFetched(list: JobList, fetched: JobList): Job[] {
  const named = new Set(fetched.map((job) => job.id));
  const newest = Math.max(0, ...fetched.map((job) => Date.parse(job.createdAt)));
  const newer = list.filter((job) => !named.has(job.id) && Date.parse(job.createdAt) > newest);
  const known = new Map(list.map((job) => [job.id, job]));
  return sortAndTrim([
    ...newer,
    ...fetched.map((job) => {
      const other = known.get(job.id);
      return other === undefined ? job : laterJob(other, job);
    }),
  ]);
}

/** Applies a progress message; no-op for unknown or ended jobs. */
export function applyProgress(list: JobList, jobId: string, progress: JobProgress): Job[] {
  return list.map((job) => {
    if (job.id !== jobId || !isActive(job.status)) return job;
    return { ...job, status: 'processing', progress: laterProgress(job.progress, progress) };
  });
}

/**
 * The running job to show where there is space for one: the oldest one at work. It stays until it ends,
 * even if others start meanwhile.
 */
export function leadingJob(running: JobList): Job | undefined {
  return running.findLast((job) => job.status === 'processing') ?? running.at(-1);
}

export function activeJobs(list: JobList): Job[] {
  return list.filter((job) => isActive(job.status));
}

/** How many pictures these jobs make together. */
export function picturesOf(list: JobList): number {
  return list.reduce((sum, { settings }) => sum + settings.count, 0);
}
