import type { TrainingContext } from './deps.ts';
import { publishStyle } from './publish-style.ts';
import { type Lease, updateHeld } from './training-store.ts';

/** How often the row and the user's browsers learn of progress. */
const everyMs = 1_000;

export interface Report {
  onProgress(fraction: number): void;
  /** Resolves when nothing is being written any more. */
  settled(): Promise<void>;
}

/**
 * Makes the function by which a running training reports: it never goes back, and what comes faster than once a second is
 * passed over. A row that this worker no longer holds calls `onLost`.
 */
export function createReport(context: TrainingContext, lease: Lease, onLost: () => void): Report {
  let percent = 0;
  let savedAt = context.clock.now().getTime();
  let writing: Promise<void> = Promise.resolve();
  const write = async (progress: number) => {
    const isHeld = await context.database.inTransaction(async (tx) => {
      const row = await updateHeld(tx, lease, { progress });
      if (row) await publishStyle(context, tx, row);
      return row !== null;
    });
    if (!isHeld) onLost();
  };
  return {
    onProgress(fraction) {
      percent = Math.max(percent, Math.round(Math.min(1, Math.max(0, fraction)) * 100));
      const now = context.clock.now().getTime();
      if (now - savedAt < everyMs) return;
      savedAt = now;
      const progress = percent;
      writing = writing
        .then(() => write(progress))
        .catch((error: unknown) => {
          context.log.warn({ error, trainingId: lease.trainingId }, 'progress could not be saved');
        });
    },
    settled: () => writing,
  };
}
