import type { EngineStep } from '#engines/engine.ts';
import type { JobsContext } from './context.ts';
import type { RunningJob } from './kinds.ts';
import { presentProgress } from './present.ts';
import { createPreviews } from './previews.ts';
import { type Lease, type SavedProgress, saveProgress } from './store.ts';

/** How often the row learns of progress, for clients that poll; browsers hear of it by the event stream. */
const saveEveryMs = 1_000;

interface ProgressOptions {
  /** When a call that goes on after a crash was begun, as far as that is known; null for one that is new. */
  begunAt: Date | null;
  /** Aborted when the job has ended. */
  signal: AbortSignal;
  /** Told where this worker no longer holds the job. */
  onLost(): void;
}

/** Makes the functions by which a running job says how far it is. Steps never go back. */
export function createProgress(
  context: JobsContext,
  lease: Lease,
  { begunAt, signal, onLost }: ProgressOptions,
): Pick<RunningJob<unknown>, 'report' | 'workedOnBy' | 'preview'> & { forgetWorker(): Promise<void> } {
  const { userId, jobId } = lease;
  let percent = 0;
  let begun = begunAt;
  let known: SavedProgress = { ...nothingKnown };
  let savedAt = context.clock.now().getTime();
  const publish = (key: string, more: { preview?: string } = {}) =>
    context.events.publishProgress(userId, key, { jobId, progress: presentProgress(known), ...more });

  let saving = Promise.resolve();

  function save(): void {
    savedAt = context.clock.now().getTime();
    saving = saveProgress(context.database.db, lease, known).then(
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
      const from = begun ?? context.clock.now();
      known = {
        progressPercent: isMeasured ? known.progressPercent : null,
        progressStep: 'working' satisfies EngineStep,
        engineName: name,
        isMeasured,
        expectedAt: expectedMs === null ? null : new Date(from.getTime() + expectedMs),
      };
      publish(jobId);
      save();
    },
    forgetWorker() {
      begun = null;
      known = { ...nothingKnown };
      // What was said of the engine before must not be written after what follows.
      return saving;
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
