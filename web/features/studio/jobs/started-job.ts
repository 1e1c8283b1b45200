import type { GenerateResponse } from '#contract/generation.ts';
import type { Job } from '#contract/jobs.ts';
import { makesThumbnails } from '#contract/tools.ts';
import { v2StyleId } from '#contract/v2-presets.ts';
import type { Draft } from '../draft/draft.ts';

/** A job as it must look on the server right after its start, until news of it comes. */
export function startedJob(answer: GenerateResponse, draft: Draft, now: Date): Job {
  const isV2 = draft.tool === 'ThumbnailsV2';
  return {
    id: answer.jobId,
    variant: draft.tool,
    status: 'queued',
    progress: { percent: null, kind: 'measured', step: 'queued', expectedAt: null, engine: null },
    prompt: draft.prompt,
    style: isV2 ? v2StyleId(draft.preset) : draft.style,
    resolution: makesThumbnails(draft.tool) ? '16:9' : draft.aspectRatio,
    output_quality: draft.tool === 'Genesys 1.0' ? draft.quality : 100,
    interval: draft.tool === 'Genesys Pro' ? draft.creativity : null,
    num_outputs: draft.count,
    preset: isV2 ? draft.preset : null,
    versionOf: null,
    cost: answer.cost,
    error: null,
    images: [],
    createdAt: now.toISOString(),
    startedAt: null,
    finishedAt: null,
  };
}
