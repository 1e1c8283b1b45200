import type { EngineStep } from '#engines/engine.ts';
import type { JobsContext } from './context.ts';
import type { RunningJob } from './kinds.ts';
import { presentProgress } from './present.ts';
import { createPreviews } from './previews.ts';
import { type Lease, type SavedProgress, saveProgress } from './store.ts';

/** How often the row learns of progress, for clients that poll; browsers hear of it by the event stream. */
const saveEveryMs = 1_000;

interface ProgressOptions {
  /** Aborted when the job has ended. */
  signal: AbortSignal;
  /** Told where this worker no longer holds the job. */
  onLost(): void;
}

/** Makes the functions by which a running job says how far it is. Steps never go back. */
export function createProgress(
  context: JobsContext,
  lease: Lease,
  { signal, onLost }: ProgressOptions,
): Pick<RunningJob<unknown>, 'report' | 'workedOnBy' | 'preview'> & { forgetWorker(): void } {
  const { userId, jobId } = lease;
  let percent = 0;
  let known: SavedProgress = { ...nothingKnown };
  let savedAt = context.clock.now().getTime();
  const publish = (key: string, more: { preview?: string } = {}) =>
    context.events.publishProgress(userId, key, { jobId, progress: presentProgress(known), ...more });

  function save(): void {
    savedAt = context.clock.now().getTime();
    saveProgress(context.database.db, lease, known).then(
      (isHeld) => {
        if (!isHeld) onLost();
      },
      (error: unknown) => context.log.warn({ error, jobId }, 'progress could not be saved'),
    );
  }

  return {
    report(fraction, step) {
      percent = Math.max(percent, Math.round(Math.min(1, Math.max(0, fraction)) * 100));
      known = { ...known, progressStep: step, progressPercent: known.isMeasured ? percent : null };
      publish(jobId);
      if (context.clock.now().getTime() - savedAt >= saveEveryMs) save();
    },
    workedOnBy({ name, isMeasured, expectedMs }) {
      const now = context.clock.now().getTime();
      known = {
        progressPercent: isMeasured ? known.progressPercent : null,
        progressStep: 'working' satisfies EngineStep,
        engineName: name,
        isMeasured,
        expectedAt: expectedMs === null ? null : new Date(now + expectedMs),
      };
      publish(jobId);
      save();
    },
    forgetWorker() {
      known = { ...nothingKnown };
    },
    // A line of its own: a number that comes right after it does not push it out.
    preview: createPreviews({ signal, send: (preview) => publish(`${jobId}/preview`, { preview }) }),
  };
}

const nothingKnown: SavedProgress = {
  progressPercent: null,
  progressStep: 'working',
  engineName: null,
  isMeasured: true,
  expectedAt: null,
};
