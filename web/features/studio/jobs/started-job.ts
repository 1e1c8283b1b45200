import { toDocumentedJob } from '#contract/documented-settings.ts';
import { settingsFor } from '#contract/generation.ts';
import type { GenerateResponse } from '#contract/generation-calls.ts';
import type { Job } from '#contract/jobs.ts';
import { v2StyleId } from '#contract/v2-presets.ts';
import type { Draft } from '../draft/draft.ts';

/** The job as the server has it right after its start, until its first update. */
export function startedJob(answer: GenerateResponse, draft: Draft, now: Date): Job {
  const { tool } = draft;
  const settings = settingsFor(tool, draft.settings);
  return {
    id: answer.jobId,
    tool,
    status: 'queued',
    progress: { percent: null, kind: 'measured', step: 'queued', expectedAt: null, engine: null },
    prompt: draft.prompt,
    style: settings.preset === null ? draft.style : v2StyleId(settings.preset),
    settings,
    ...toDocumentedJob(tool, settings),
    versionOf: null,
    cost: answer.cost,
    error: null,
    images: [],
    createdAt: now.toISOString(),
    startedAt: null,
    finishedAt: null,
  };
}
