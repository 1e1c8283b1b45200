import { trainedStyleLimits } from '#contract/limits.ts';
import { isHiddenInTraining } from '#contract/trained-styles.ts';
import type { ThumbnailStyleRow } from '../thumbnail-style-store.ts';

const { trainingShown, trainingShownHours } = trainedStyleLimits;

/** Of the styles in training those that the list shows: a few, none that was begun long ago, none with an internal name. */
export function chooseShown(rows: readonly ThumbnailStyleRow[], now: Date): ThumbnailStyleRow[] {
  const from = now.getTime() - trainingShownHours * 3_600_000;
  return rows
    .filter(({ name, trainingStartedAt }) => trainingStartedAt.getTime() >= from && !isHiddenInTraining(name))
    .slice(0, trainingShown);
}
