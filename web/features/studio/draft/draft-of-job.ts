import type { Job } from '#contract/jobs.ts';
import { type DesignCount, designCounts, isGenerateTool } from '#contract/tools.ts';
import { type Draft, parseDraft } from './draft.ts';

/** The draft that repeats a job; null for a tool with another form. */
export function draftOfJob(job: Job): Draft | null {
  if (!isGenerateTool(job.tool)) return null;
  return parseDraft({
    tool: job.tool,
    prompt: job.prompt,
    style: job.style,
    settings: { ...job.settings, count: offeredCount(job.settings.count), seed: null },
  });
}

/** A retry makes as many designs as were missing, perhaps three. */
function offeredCount(count: number): DesignCount {
  return designCounts.findLast((offered) => offered <= count) ?? 1;
}
