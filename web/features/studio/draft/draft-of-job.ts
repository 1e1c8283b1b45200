import type { Job } from '#contract/jobs.ts';
import { isGenerateTool } from '#contract/tools.ts';
import { type Draft, parseDraft } from './draft.ts';

/** The draft that made a job, to press Generate again; null for a job of another kind of tool. */
export function draftOfJob(job: Job): Draft | null {
  if (!isGenerateTool(job.variant)) return null;
  return parseDraft({
    tool: job.variant,
    prompt: job.prompt,
    style: job.style,
    aspectRatio: job.resolution,
    quality: job.output_quality,
    creativity: job.interval,
    preset: job.preset,
    count: job.num_outputs,
  });
}
