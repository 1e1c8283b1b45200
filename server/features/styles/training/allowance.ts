import { and, count, eq, gte } from 'drizzle-orm';
import { freeActionLimits } from '#contract/limits.ts';
import { type PlanName, plans } from '#contract/plans.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { styleTrainingStarts } from '../schema.ts';

/**
 * Checks that a plan allows one more style and one more training this month (UTC). Throws
 * `too_many_trained_styles` and `too_many_trainings`. Existing styles stay, whatever the plan is now.
 */
export async function checkAllowance(
  tx: Tx,
  userId: string,
  { plan, styles, now }: { plan: PlanName; styles: number; now: Date },
): Promise<void> {
  const slots = plans[plan].trainedStyles;
  if (slots === null) return;
  if (styles >= slots) throw new AppError('too_many_trained_styles');
  const started = await countStarts(tx, userId, now);
  if (started >= slots * freeActionLimits.trainingStartsPerMonthPerSlot) {
    throw new AppError('too_many_trainings');
  }
}

async function countStarts(tx: Tx, userId: string, now: Date): Promise<number> {
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
  const [row] = await tx
    .select({ started: count() })
    .from(styleTrainingStarts)
    .where(
      and(
        eq(styleTrainingStarts.userId, userId),
        gte(styleTrainingStarts.startedAt, month),
        eq(styleTrainingStarts.isCounted, true),
      ),
    );
  return row?.started ?? 0;
}

/**
 * Sets whether a training's start counts against its month: it does not if it failed without the user's
 * fault.
 */
export async function countStart(
  tx: Tx,
  { userId, styleId }: { userId: string; styleId: string },
  isCounted: boolean,
): Promise<void> {
  await tx
    .update(styleTrainingStarts)
    .set({ isCounted })
    .where(and(eq(styleTrainingStarts.userId, userId), eq(styleTrainingStarts.styleId, styleId)));
}
