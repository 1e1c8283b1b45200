import { isActive, type Job, type JobProgress } from '#contract/jobs.ts';

/** The user's jobs as the client knows them, newest first. */
export type JobList = readonly Job[];

/** Ended jobs that are kept; active ones are always kept. */
const endedJobsKept = 30;

/**
 * Joins two pieces of progress of the same run. Events and answers to a fetch overtake each other, so the percentage
 * never falls and a known one is not forgotten.
 */
function laterProgress(known: JobProgress, incoming: JobProgress): JobProgress {
  if (known.percent === null) return incoming;
  // Another engine has taken over: what the first one said is over.
  const isOthers = incoming.engine !== null && known.engine !== null && incoming.engine !== known.engine;
  if (isOthers) return incoming;
  if (incoming.percent === null) return { ...incoming, percent: known.percent, kind: known.kind };
  if (incoming.kind !== known.kind && incoming.kind === 'measured') return incoming;
  return incoming.percent < known.percent ? known : incoming;
}

/**
 * Joins what is known of a job with what just came. A job that has ended never runs again, so an answer that was
 * overtaken by the end is dropped; a run that was taken up anew (another start) may begin at zero.
 */
function laterJob(known: Job, incoming: Job): Job {
  if (!isActive(known.status)) return isActive(incoming.status) ? known : incoming;
  if (!isActive(incoming.status)) return incoming;
  if (known.startedAt !== null && incoming.startedAt === null && incoming.status === 'processing') {
    return known;
  }
  // How far it is may have been heard before its start: that belongs to the run that has begun.
  if (known.startedAt !== null && known.startedAt !== incoming.startedAt) return incoming;
  return { ...incoming, progress: laterProgress(known.progress, incoming.progress) };
}

function tidy(jobs: Job[]): Job[] {
  jobs.sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  let ended = 0;
  return jobs.filter((job) => isActive(job.status) || ++ended <= endedJobsKept);
}

/** Puts one job in, in whatever order the news about it comes. */
export function applyJob(list: JobList, job: Job): Job[] {
  const known = list.find((other) => other.id === job.id);
  if (known === undefined) return tidy([...list, job]);
  const joined = laterJob(known, job);
  return tidy(list.map((other) => (other.id === job.id ? joined : other)));
}

/**
 * Takes in a whole answer of `GET /api/jobs`. Jobs that the answer does not name are kept only when they were created
 * after the newest one that it names: they were started while it was under way.
 */
export function applyFetched(list: JobList, fetched: JobList): Job[] {
  const named = new Set(fetched.map((job) => job.id));
  const newest = Math.max(0, ...fetched.map((job) => Date.parse(job.createdAt)));
  const younger = list.filter((job) => !named.has(job.id) && Date.parse(job.createdAt) > newest);
  const known = new Map(list.map((job) => [job.id, job]));
  return tidy([
    ...younger,
    ...fetched.map((job) => {
      const other = known.get(job.id);
      return other === undefined ? job : laterJob(other, job);
    }),
  ]);
}

/** Takes in a progress message. Those of unknown or ended jobs change nothing. */
export function applyProgress(list: JobList, jobId: string, progress: JobProgress): Job[] {
  return list.map((job) => {
    if (job.id !== jobId || !isActive(job.status)) return job;
    return { ...job, status: 'processing', progress: laterProgress(job.progress, progress) };
  });
}

/**
 * The running job to speak of where there is room for one: the oldest that is being worked on. It stays the same until
 * it has ended, whatever is started meanwhile.
 */
export function leadingJob(running: JobList): Job | undefined {
  return running.findLast((job) => job.status === 'processing') ?? running.at(-1);
}

export function activeJobs(list: JobList): Job[] {
  return list.filter((job) => isActive(job.status));
}

/** How many pictures these jobs make together. */
export function picturesOf(list: JobList): number {
  return list.reduce((sum, { num_outputs }) => sum + num_outputs, 0);
}
