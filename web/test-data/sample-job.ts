import { toDocumentedJob } from '#contract/documented-settings.ts';
import { type GenerationSettings, settingsFor } from '#contract/generation.ts';
import type { Job, JobProgress } from '#contract/jobs.ts';

interface JobFields extends Partial<Omit<Job, 'settings'>> {
  settings?: Partial<GenerationSettings>;
}

/** A running job for tests; of the settings only those that differ from the tool's usual ones. */
export function sampleJob({ tool = 'Thumbnail', settings: changed, ...fields }: JobFields = {}): Job {
  const settings = { ...settingsFor(tool, {}), ...changed };
  return {
    id: 'job-1',
    tool,
    status: 'processing',
    progress: sampleProgress(),
    prompt: 'a shark',
    style: 'MrBeast-tzdev',
    settings,
    ...toDocumentedJob(tool, settings),
    versionOf: null,
    cost: 15,
    error: null,
    shortfall: null,
    images: [],
    createdAt: '2026-05-01T10:00:00.000Z',
    startedAt: '2026-05-01T10:00:01.000Z',
    finishedAt: null,
    ...fields,
  };
}

/** Of a job that made one of two pictures. */
export const sampleShortfall: NonNullable<Job['shortfall']> = {
  code: 'partly-made',
  message: '1 of 2 designs was made; the coins of the other were returned.',
  made: 1,
  missing: 1,
  reason: 'engine_failed',
};

export function sampleProgress(fields: Partial<JobProgress> = {}): JobProgress {
  return {
    percent: 10,
    kind: 'measured',
    step: 'scene',
    expectedAt: null,
    engine: null,
    each: null,
    ...fields,
  };
}
