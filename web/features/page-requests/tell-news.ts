import { isActive, type Job } from '#contract/jobs.ts';
import { takesPrompt } from '#contract/tools.ts';
import { tellPage } from '#web/api/browser-events.ts';
import { registerLive } from '#web/api/live.ts';

/** Jobs whose start was told, until their end is. */
const started = new Set<string>();

/** News of a job may come more than once, and its end without its start: each is told once. */
function tellJob(job: Job): void {
  const { id: jobId, variant, status, prompt } = job;
  const isGeneration = takesPrompt(variant) && job.versionOf === null;
  if (isActive(status)) {
    if (started.has(jobId)) return;
    started.add(jobId);
    if (isGeneration) tellPage('imageGenerationStarted', { jobId, variant, prompt });
    return;
  }
  if (!started.delete(jobId)) return;
  const imageIds = job.images.map(({ id }) => id);
  if (isGeneration) {
    const end = status === 'completed' ? 'completed' : 'failed';
    tellPage('imageGenerationCompleted', { jobId, variant, status: end, imageIds });
  } else if (status === 'completed') tellPage('imageProcessingComplete', { jobId, variant, imageIds });
}

registerLive({
  'job.changed': ({ job }) => tellJob(job),
  'image.created': ({ image }) => {
    tellPage('newImageCreated', { image });
    if (takesPrompt(image.variant) && image.versionOf === null) tellPage('imageGenerated', { image });
  },
});
