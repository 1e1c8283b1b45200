import { isActive } from '#contract/jobs.ts';
import { tools } from '#contract/tools.ts';
import { askAgain } from '#web/api/ask-again.ts';
import { registerLive } from '#web/api/live.ts';
import { checkUpscale } from './check-upscale.ts';
import { knownUpscale, tellProgress } from './news-store.ts';

/** The history's query, whatever is shown of it. */
export const upscalesKey = ['upscales'] as const;

registerLive({
  'job.changed': ({ job }) => {
    if (tools[job.variant].makes !== 'upscale') return;
    const { percent, kind } = job.progress;
    if (isActive(job.status) && percent !== null) tellProgress(job.id, percent, kind === 'measured');
    // A job says less than the history shows: one that is new here, or has ended, is asked for. News that cannot be had
    // now comes with the next list.
    if (isActive(job.status) && knownUpscale(job.id) !== undefined) return;
    checkUpscale(job.id).catch(() => undefined);
  },
  'job.progress': ({ jobId, progress: { percent, kind } }) => {
    if (percent !== null) tellProgress(jobId, percent, kind === 'measured');
  },
  // A result that went to the trash, or came back from it, takes its line along.
  'image.deleted': (_, client) => askAgain(client, { queryKey: upscalesKey }),
  'gallery.changed': ({ pictures }, client) => {
    if (pictures?.removed.length !== 0) askAgain(client, { queryKey: upscalesKey });
  },
  reset: (_, client) => askAgain(client, { queryKey: upscalesKey }),
});
