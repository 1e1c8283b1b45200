import { trainedStyleLimits } from '#contract/limits.ts';
import { isHiddenInTraining } from '#contract/trained-styles.ts';
import type { StyleInTraining } from '../thumbnail-style-store.ts';

const { trainingShown, trainingShownHours } = trainedStyleLimits;

/** Of the styles in training those that the list shows: a few, none that was begun long ago, none with an internal name. */
export function chooseShown(styles: readonly StyleInTraining[], now: Date): StyleInTraining[] {
  const from = now.getTime() - trainingShownHours * 3_600_000;
  const isRecent = ({ training }: StyleInTraining) =>
    training !== null && training.createdAt.getTime() >= from;
  return styles
    .filter((candidate) => isRecent(candidate) && !isHiddenInTraining(candidate.style.name))
    .slice(0, trainingShown);
}
