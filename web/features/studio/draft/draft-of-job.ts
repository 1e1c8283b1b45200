import type { Job } from '#contract/jobs.ts';
import { isGenerateTool } from '#contract/tools.ts';
import { type Draft, parseDraft } from './draft.ts';

/** The draft that repeats a job; null for a tool with another form. */
export function draftOfJob(job: Job): Draft | null {
  if (!isGenerateTool(job.tool)) return null;
  return parseDraft({
    tool: job.tool,
    prompt: job.prompt,
    style: job.style,
    settings: { ...job.settings, seed: null },
  });
}
