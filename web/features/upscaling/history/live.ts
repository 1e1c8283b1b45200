import { isActive } from '#contract/jobs.ts';
import { tools } from '#contract/tools.ts';
import { registerLive } from '#web/api/live.ts';
import { refetchQueries } from '#web/api/refetch-queries.ts';
import { checkUpscale } from './check-upscale.ts';
import { knownUpscale, recordProgress } from './updates-store.ts';

/** The common query key of the history. */
export const upscalesKey = ['upscales'] as const;

registerLive({
  'job.changed': ({ job }) => {
    if (tools[job.tool].makes !== 'upscale') return;
    const { percent, kind } = job.progress;
    if (isActive(job.status) && percent !== null) recordProgress(job.id, percent, kind === 'measured');
    // A job event has fewer facts than the history shows: fetch one that is new here or has ended. If that
    // fails, the next list brings it.
    if (isActive(job.status) && knownUpscale(job.id) !== undefined) return;
    checkUpscale(job.id).catch(() => undefined);
  },
  'job.progress': ({ jobId, progress: { percent, kind } }) => {
    if (percent !== null) recordProgress(jobId, percent, kind === 'measured');
  },
  // Trashing or restoring a result removes or restores its entry.
  'image.deleted': (_, client) => refetchQueries(client, { queryKey: upscalesKey }),
  'gallery.changed': ({ pictures }, client) => {
    if (pictures?.removed.length !== 0) refetchQueries(client, { queryKey: upscalesKey });
  },
  reset: (_, client) => refetchQueries(client, { queryKey: upscalesKey }),
});
