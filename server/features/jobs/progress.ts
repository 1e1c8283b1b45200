import type { DrawnPicture, JobProgress } from '#contract/jobs.ts';
import type { EngineStep } from '#engines/calls.ts';
import type { JobsContext } from './context.ts';
import type { AnyJobKind, RunningJob } from './kinds.ts';
import { type Lease, replaceShown, type SavedProgress, saveProgress, saveShown } from './lease.ts';
import { presentProgress } from './present.ts';
import { createPreviews } from './previews.ts';

/** How often progress is saved to the row, for polling clients; browsers use the event stream. */
const saveEveryMs = 1_000;

interface ProgressOptions {
  kind: Pick<AnyJobKind, 'publish'>;
  /** Whether the job's engine reports its progress. */
  isMeasured: boolean;
  /** When a call resumed after a crash was started; null for a new one. */
  resumedFrom: Date | null;
  /** Aborts when the job has ended. */
  signal: AbortSignal;
  /** Called when this worker no longer holds the job. */
  onLost(): void;
}

/** Creates the functions by which a running job reports progress. Progress never goes back. */
export function createProgress(
  context: JobsContext,
  lease: Lease,
  { kind, isMeasured, resumedFrom, signal, onLost }: ProgressOptions,
): Pick<RunningJob<unknown>, 'report' | 'reportWorker' | 'preview' | 'reveal'> & {
  /** Returns whether the lease was still held. */
  revealOnly(kept: Record<number, unknown>): Promise<boolean>;
  /** Forgets the engine; the next one reports its progress or does not. */
  clearWorker(isMeasured: boolean): Promise<void>;
} {
  const { userId, jobId } = lease;
  let percent = 0;
  let submittedAt = resumedFrom;
  let known: SavedProgress = { ...nothingKnown, isMeasured };
  let knownEach: JobProgress['each'] = null;
  let revealed: readonly (DrawnPicture | undefined)[] = [];
  /** Changes with the engine and its calls: what an earlier one made is not shown any more. */
  let turn = 0;
  let savedAt = context.clock.now().getTime();
  // A kind with its own events publishes progress when it is saved.
  const publish = (key: string, more: { preview?: string } = {}) => {
    if (kind.publish) return;
    // A preview fills its message.
    const each = more.preview === undefined ? withPictures(knownEach, revealed) : knownEach;
    context.events.publishProgress(userId, key, {
      jobId,
      progress: presentProgress(known, each),
      ...more,
    });
  };

  let saving = Promise.resolve();

  async function write(progress: SavedProgress): Promise<void> {
    const { database } = context;
    const { publish: publishOwn } = kind;
    const row = publishOwn
      ? await database.inTransaction(async (tx) => {
          const saved = await saveProgress(tx, lease, progress);
          if (saved) await publishOwn(tx, saved);
          return saved;
        })
      : await saveProgress(database.db, lease, progress);
    if (row === null) onLost();
  }

  function save(): void {
    savedAt = context.clock.now().getTime();
    const progress = known;
    queue('progress could not be saved', () => write(progress));
  }

  /** One write after another, so that browsers never see progress go back. */
  function queue(failed: string, work: () => Promise<void>): void {
    saving = saving.then(work).catch((error: unknown) => context.log.warn({ error, jobId }, failed));
  }

  return {
    report(fraction, step, each) {
      knownEach = progressOfEach(knownEach, step, each);
      percent = Math.max(percent, Math.round(Math.min(1, Math.max(0, fraction)) * 100));
      known = { ...known, progressStep: step, progressPercent: known.isMeasured ? percent : null };
      publish(jobId);
      if (context.clock.now().getTime() - savedAt >= saveEveryMs) save();
    },
    reportWorker({ name, isMeasured, expectedMs }) {
      const from = submittedAt ?? context.clock.now();
      knownEach = null;
      revealed = [];
      turn += 1;
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
    clearWorker(isNextMeasured) {
      submittedAt = null;
      known = { ...nothingKnown, isMeasured: isNextMeasured };
      knownEach = null;
      revealed = [];
      turn += 1;
      // Earlier reports about the engine must not be written after this.
      return saving;
    },
    reveal(place, picture, kept) {
      const own = turn;
      // Stored first: a user who sees it can cancel and keep it.
      queue('a picture could not be shown early', async () => {
        if (own !== turn) return;
        if (!(await saveShown(context.database.db, lease, place, kept))) return onLost();
        if (own !== turn) return;
        const others = [...revealed];
        others[place] = picture;
        revealed = others;
        publish(jobId);
      });
    },
    async revealOnly(kept) {
      turn += 1;
      // Earlier ones must not be added after this.
      await saving;
      return replaceShown(context.database.db, lease, kept);
    },
    // A separate throttle key, so that a following percentage does not displace a preview.
    preview: createPreviews({ signal, send: (preview) => publish(`${jobId}/preview`, { preview }) }),
  };
}

function withPictures(
  each: JobProgress['each'],
  revealed: readonly (DrawnPicture | undefined)[],
): JobProgress['each'] {
  if (each === null) return null;
  return each.map((one, place) => {
    const picture = revealed[place];
    return picture === undefined ? one : { ...one, picture };
  });
}

/** Each picture's percentage, which never falls, and its step. A report without `each` is about all. */
function progressOfEach(
  known: JobProgress['each'],
  step: EngineStep | 'storing',
  each: readonly number[] | undefined,
): JobProgress['each'] {
  if (each === undefined) return known?.map(({ percent }) => ({ percent, step })) ?? null;
  if (each.length < 2) return null;
  return each.map((fraction, at) => {
    const before = known?.[at];
    const percent = Math.max(before?.percent ?? 0, Math.round(Math.min(1, Math.max(0, fraction)) * 100));
    if (percent === 100) return { percent, step: 'drawn' };
    if (percent === 0) return { percent, step: 'queued' };
    return { percent, step: percent === before?.percent ? before.step : step };
  });
}

const nothingKnown: Omit<SavedProgress, 'isMeasured'> = {
  progressPercent: null,
  progressStep: 'working',
  engineName: null,
  expectedAt: null,
};
