import { AppError } from '#server/platform/http/app-error.ts';
import { findStyle, type ThumbnailStyleRow } from '../thumbnail-style-store.ts';
import { countStart } from './allowance.ts';
import { type TrainingContext, trainerId } from './deps.ts';
import { inTurn } from './names.ts';
import { publishStyle } from './publish-style.ts';
import { enqueueTraining } from './training-entries.ts';
import { updateStyle } from './training-store.ts';

/**
 * Has a style trained again whose training failed, on the pictures that were kept: free, and no start of the month. Of one
 * that did not fail it answers how it stands. Throws `not_found`.
 */
export async function recoverStyle(
  context: TrainingContext,
  userId: string,
  id: string,
): Promise<ThumbnailStyleRow> {
  return context.database.inTransaction(async (tx) => {
    await inTurn(tx, userId);
    const before = await findStyle(tx, userId, id);
    if (before === null) throw new AppError('not_found');
    if (before.status !== 'failed') return before;
    const again = await updateStyle(tx, before, {
      status: 'pending',
      trainingId: context.newId(),
      submission: 'none',
      begunAt: null,
      ticket: null,
      trainingStartedAt: context.clock.now(),
      engine: trainerId(context),
      attempts: 0,
      lease: null,
      progress: null,
      errorCode: null,
      completedAt: null,
    });
    // Its start is taken back where it was given back when it failed; that it may begin does not depend on it.
    await countStart(tx, { userId, styleId: id }, true);
    await enqueueTraining(context, tx, again);
    await publishStyle(context, tx, again);
    return again;
  });
}
