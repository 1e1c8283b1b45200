import { AppError } from '#server/platform/app-error.ts';
import { statusOf } from '../present.ts';
import { findStyle, type StyleInTraining, updateStyle, withTraining } from '../thumbnail-style-store.ts';
import { countStart } from './allowance.ts';
import { type TrainingContext, trainerId } from './deps.ts';
import { lockStyleChanges } from './names.ts';
import { addTraining } from './training-kind.ts';

/**
 * Restarts a failed training on the stored pictures: free, and not counted in the month. Returns any other
 * style as it is. Throws `not_found`.
 */
export async function recoverStyle(
  context: TrainingContext,
  userId: string,
  id: string,
): Promise<StyleInTraining> {
  return context.database.inTransaction(async (tx) => {
    await lockStyleChanges(tx, userId);
    const style = await findStyle(tx, userId, id);
    if (style === null) throw new AppError('not_found');
    const before = await withTraining(tx, style);
    if (statusOf(before) !== 'failed') return before;
    const next = { trainingId: context.newId(), engine: trainerId(context) };
    const again = await updateStyle(tx, style, next);
    // Counts the start again if it was returned at the failure; the restart does not depend on it.
    await countStart(tx, { userId, styleId: id }, true);
    return addTraining(context, tx, again);
  });
}
