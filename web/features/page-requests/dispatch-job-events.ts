import { isActive, type Job } from '#contract/jobs.ts';
import { takesPrompt } from '#contract/tools.ts';
import { dispatchPageEvent } from '#web/api/browser-events.ts';
import { registerLive } from '#web/api/live.ts';

/** Jobs whose start was dispatched, until their end is. */
const started = new Set<string>();

/** Dispatches a job's start and end once each: updates may repeat, and an end may come without a start. */
function dispatchJob(job: Job): void {
  const { id: jobId, tool: variant, status, prompt } = job;
  const isGeneration = takesPrompt(variant) && job.versionOf === null;
  if (isActive(status)) {
    if (started.has(jobId)) return;
    started.add(jobId);
    if (isGeneration) dispatchPageEvent('imageGenerationStarted', { jobId, variant, prompt });
    return;
  }
  if (!started.delete(jobId)) return;
  const imageIds = job.images.map(({ id }) => id);
  if (isGeneration) {
    const end = status === 'completed' ? 'completed' : 'failed';
    dispatchPageEvent('imageGenerationCompleted', { jobId, variant, status: end, imageIds });
  } else if (status === 'completed')
    dispatchPageEvent('imageProcessingComplete', { jobId, variant, imageIds });
}

registerLive({
  'job.changed': ({ job }) => dispatchJob(job),
  'image.created': ({ image }) => {
    dispatchPageEvent('newImageCreated', { image });
    if (takesPrompt(image.tool) && image.versionOf === null) dispatchPageEvent('imageGenerated', { image });
  },
});
