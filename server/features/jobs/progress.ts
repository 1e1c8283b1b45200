import type { EngineStep } from '#engines/engine.ts';
import type { JobsContext } from './context.ts';
import { presentProgress } from './present.ts';
import { type Lease, saveProgress } from './store.ts';

/** How often the row learns of progress, for clients that poll; browsers hear of it by the event stream. */
const saveEveryMs = 1_000;

/**
 * Makes the function by which a running job reports. Steps never go back, and a row that this worker no longer
 * holds calls `onLost`.
 */
export function createProgress(
  context: JobsContext,
  lease: Lease,
  onLost: () => void,
): (fraction: number, step: EngineStep | 'storing') => void {
  let percent = 0;
  let savedAt = context.clock.now().getTime();
  return (fraction, step) => {
    percent = Math.max(percent, Math.round(Math.min(1, Math.max(0, fraction)) * 100));
    const progress = presentProgress({ progressPercent: percent, progressStep: step });
    context.events.publishProgress(lease.userId, lease.jobId, { jobId: lease.jobId, progress });
    const now = context.clock.now().getTime();
    if (now - savedAt < saveEveryMs) return;
    savedAt = now;
    saveProgress(context.database.db, lease, percent, step).then(
      (isHeld) => {
        if (!isHeld) onLost();
      },
      (error: unknown) => context.log.warn({ error, jobId: lease.jobId }, 'progress could not be saved'),
    );
  };
}
