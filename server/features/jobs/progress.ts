import type { EngineStep } from '#engines/calls.ts';
import type { JobsContext } from './context.ts';
import type { AnyJobKind, RunningJob } from './kinds.ts';
import { presentProgress } from './present.ts';
import { createPreviews } from './previews.ts';
import { type Lease, type SavedProgress, saveProgress } from './store.ts';

/** How often the row learns of progress, for clients that poll; browsers hear of it by the event stream. */
const saveEveryMs = 1_000;

interface ProgressOptions {
  kind: Pick<AnyJobKind, 'publish'>;
  /** When a call that goes on after a crash was begun; null for one that is new. */
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
  { kind, begunAt, signal, onLost }: ProgressOptions,
): Pick<RunningJob<unknown>, 'report' | 'reportWorker' | 'preview'> & { forgetWorker(): Promise<void> } {
  const { userId, jobId } = lease;
  let percent = 0;
  let begun = begunAt;
  let known: SavedProgress = { ...nothingKnown };
  let savedAt = context.clock.now().getTime();
  // A kind that shows itself tells of its progress when that is saved.
  const publish = (key: string, more: { preview?: string } = {}) => {
    if (kind.publish) return;
    context.events.publishProgress(userId, key, { jobId, progress: presentProgress(known), ...more });
  };

  let saving = Promise.resolve();

  async function write(progress: SavedProgress): Promise<void> {
    const { database } = context;
    const { publish: tell } = kind;
    const row = tell
      ? await database.inTransaction(async (tx) => {
          const saved = await saveProgress(tx, lease, progress);
          if (saved) await tell(tx, saved);
          return saved;
        })
      : await saveProgress(database.db, lease, progress);
    if (row === null) onLost();
  }

  function save(): void {
    savedAt = context.clock.now().getTime();
    const progress = known;
    // One after the other, so that browsers never hear that it goes back.
    saving = saving
      .then(() => write(progress))
      .catch((error: unknown) => context.log.warn({ error, jobId }, 'progress could not be saved'));
  }

  return {
    report(fraction, step) {
      percent = Math.max(percent, Math.round(Math.min(1, Math.max(0, fraction)) * 100));
      known = { ...known, progressStep: step, progressPercent: known.isMeasured ? percent : null };
      publish(jobId);
      if (context.clock.now().getTime() - savedAt >= saveEveryMs) save();
    },
    reportWorker({ name, isMeasured, expectedMs }) {
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
