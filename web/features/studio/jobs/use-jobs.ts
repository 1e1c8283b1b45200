import { type QueryClient, useQuery } from '@tanstack/react-query';
import { toDocumentedJob } from '#contract/documented-settings.ts';
import { settingsFor } from '#contract/generation.ts';
import type { GenerateResponse } from '#contract/generation-calls.ts';
import { isActive, type Job, listJobs } from '#contract/jobs.ts';
import { pollingLimits } from '#contract/limits.ts';
import { isStudioTool, tools } from '#contract/tools.ts';
import { v2StyleId } from '#contract/v2-presets.ts';
import { call } from '#web/api/call.ts';
import { usePolling } from '#web/api/events/connection-store.ts';
import { registerLive } from '#web/api/live.ts';
import { refetchQueries } from '#web/api/refetch-queries.ts';
import { setCoins } from '#web/features/accounts/index.ts';
import { addToGallery } from '#web/features/gallery/index.ts';
import type { Draft } from '../draft/draft.ts';
import { activeJobs, applyFetched, applyJob, applyProgress, type JobList } from './job-list.ts';
import { addPreview, dropPreview } from './previews.ts';

const jobsKey = ['jobs'] as const;

/** An update of one job does not make the list fresh: a due refetch still happens. */
function changeJobs(client: QueryClient, change: (list: JobList) => Job[]): void {
  const updatedAt = client.getQueryState(jobsKey)?.dataUpdatedAt ?? 0;
  client.setQueryData<JobList>(jobsKey, (list) => change(list ?? []), { updatedAt });
}

/**
 * Edited designs are followed in the design panel, edits in the canvas editor; an upscale is a version too.
 */
const isOfStudio = ({ tool, versionOf }: Job) =>
  isStudioTool(tool) && (versionOf === null || tools[tool].makes === 'upscale');

/**
 * Applies a job and adds its pictures to the gallery: the answer that ends a job may arrive before the event
 * of its pictures.
 */
export function storeJob(client: QueryClient, job: Job): void {
  if (isOfStudio(job)) changeJobs(client, (list) => applyJob(list, job));
  if (job.status === 'completed') for (const image of job.images) addToGallery(client, image);
}

/**
 * Adds a job that was just started here, and the balance from the answer. An earlier event wins for both: the
 * job may have failed by now, and its coins be returned.
 */
export function storeStartedJob(client: QueryClient, answer: GenerateResponse, draft: Draft): void {
  let isNew = true;
  changeJobs(client, (list) => {
    isNew = !list.some((job) => job.id === answer.jobId);
    return isNew ? applyJob(list, startedJob(answer, draft, new Date())) : [...list];
  });
  if (isNew) setCoins(client, answer.coins);
}

export function refetchJobs(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: jobsKey });
}

registerLive({
  'job.changed': ({ job }, client) => {
    if (!isActive(job.status)) dropPreview(job.id);
    storeJob(client, job);
  },
  'job.progress': ({ jobId, progress, preview }, client) => {
    const job = client.getQueryData<JobList>(jobsKey)?.find(({ id }) => id === jobId);
    changeJobs(client, (list) => applyProgress(list, jobId, progress));
    // Events may arrive before the answer that started the job; a preview after its end belongs to no job.
    if (job !== undefined && !isActive(job.status)) return;
    if (preview !== undefined) addPreview(jobId, preview);
    else if (job !== undefined && job.progress.engine !== progress.engine) dropPreview(jobId);
  },
  reset: (_, client) => refetchQueries(client, { queryKey: jobsKey }),
});

/**
 * The user's newest jobs. Events keep them current; while the stream is down the running ones are polled
 * every second.
 */
export function useJobs() {
  const pollingMs = usePolling(pollingLimits.jobMs);
  const query = useQuery({
    queryKey: jobsKey,
    queryFn: async ({ client, signal }) => {
      const { jobs } = await call(listJobs, { signal });
      const known = client.getQueryData<JobList>(jobsKey) ?? [];
      const wasActive = new Set(activeJobs(known).map((job) => job.id));
      for (const job of jobs) if (wasActive.has(job.id) && job.status === 'completed') storeJob(client, job);
      return applyFetched(client.getQueryData<JobList>(jobsKey) ?? [], jobs.filter(isOfStudio));
    },
    refetchInterval: ({ state }) =>
      state.data !== undefined && activeJobs(state.data).length > 0 ? pollingMs : false,
  });
  return query.data ?? [];
}

/** The job as the server has it right after its start, until its first update. */
function startedJob(answer: GenerateResponse, draft: Draft, now: Date): Job {
  const { tool } = draft;
  const settings = settingsFor(tool, draft.settings);
  return {
    id: answer.jobId,
    tool,
    status: 'queued',
    progress: { percent: null, kind: 'measured', step: 'queued', expectedAt: null, engine: null, each: null },
    prompt: draft.prompt,
    style: settings.preset === null ? draft.style : v2StyleId(settings.preset),
    settings,
    ...toDocumentedJob(tool, settings),
    versionOf: null,
    cost: answer.cost,
    error: null,
    shortfall: null,
    images: [],
    createdAt: now.toISOString(),
    startedAt: null,
    finishedAt: null,
  };
}
