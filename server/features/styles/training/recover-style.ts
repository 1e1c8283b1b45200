import { AppError } from '#server/platform/app-error.ts';
import { statusOf } from '../present.ts';
import { findStyle, type StyleInTraining, updateStyle, withTraining } from '../thumbnail-style-store.ts';
import { countStart } from './allowance.ts';
import { type TrainingContext, trainerId } from './deps.ts';
import { inTurn } from './names.ts';
import { addTraining } from './training-kind.ts';

/**
 * Has a style trained again whose training failed, on the pictures that were kept: free, and no start of the month. Of one
 * that did not fail it answers how it stands. Throws `not_found`.
 */
export async function recoverStyle(
  context: TrainingContext,
  userId: string,
  id: string,
): Promise<StyleInTraining> {
  return context.database.inTransaction(async (tx) => {
    await inTurn(tx, userId);
    const style = await findStyle(tx, userId, id);
    if (style === null) throw new AppError('not_found');
    const before = await withTraining(tx, style);
    if (statusOf(before) !== 'failed') return before;
    const next = { trainingId: context.newId(), engine: trainerId(context) };
    const again = await updateStyle(tx, style, next);
    // Its start is taken back where it was given back when it failed; that it may begin does not depend on it.
    await countStart(tx, { userId, styleId: id }, true);
    return addTraining(context, tx, again);
  });
}
