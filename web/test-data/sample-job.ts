import type { Job, JobProgress } from '#contract/jobs.ts';

/** A running job for tests. */
export function sampleJob(fields: Partial<Job> = {}): Job {
  return {
    id: 'job-1',
    variant: 'Thumbnail',
    status: 'processing',
    progress: sampleProgress(),
    prompt: 'a shark',
    style: 'MrBeast-tzdev',
    resolution: '16:9',
    output_quality: 100,
    interval: null,
    num_outputs: 1,
    preset: null,
    versionOf: null,
    cost: 15,
    error: null,
    images: [],
    createdAt: '2026-05-01T10:00:00.000Z',
    startedAt: '2026-05-01T10:00:01.000Z',
    finishedAt: null,
    ...fields,
  };
}

export function sampleProgress(fields: Partial<JobProgress> = {}): JobProgress {
  return { percent: 10, kind: 'measured', step: 'scene', expectedAt: null, engine: null, ...fields };
}
