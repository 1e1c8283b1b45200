import type { TrainingContext } from './deps.ts';
import { enqueueTraining, trainEntry } from './training-entries.ts';
import { findUnfinished } from './training-store.ts';

/** A training younger than this may still be on its way from its transaction to the queue's tables. */
const graceMs = 10_000;
const batchSize = 500;

/**
 * Puts every training that has not ended and has no live queue entry back in line, so that none waits for ever. Answers how
 * many there were.
 */
export async function recoverTrainings(
  context: Pick<TrainingContext, 'database' | 'queue' | 'clock' | 'log'>,
): Promise<number> {
  const { database, queue, clock, log } = context;
  const now = clock.now();
  const before = new Date(now.getTime() - graceMs);
  const rows = await findUnfinished(database.db, { before, orAfter: now }, batchSize);
  if (rows.length === 0) return 0;
  // Read after the rows, so that an entry that comes between is one too many rather than one that seems missing.
  const live = await queue.liveKeys(database.db, trainEntry);
  const forgotten = rows.filter(({ trainingId }) => !live.has(trainingId));
  for (const row of forgotten) await database.inTransaction((tx) => enqueueTraining(context, tx, row));
  if (forgotten.length > 0) {
    log.warn({ trainings: forgotten.length }, 'trainings without a queue entry were put back in line');
  }
  return forgotten.length;
}
