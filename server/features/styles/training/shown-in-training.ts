import { hourMs } from '#contract/durations.ts';
import { trainedStyleLimits } from '#contract/limits.ts';
import { isHiddenInTraining } from '#contract/trained-styles.ts';
import type { StyleInTraining } from '../thumbnail-style-store.ts';

const { trainingShown, trainingShownHours } = trainedStyleLimits;

/** Selects the styles in training to list: a few, started recently, without internal names. */
export function selectShown(styles: readonly StyleInTraining[], now: Date): StyleInTraining[] {
  const from = now.getTime() - trainingShownHours * hourMs;
  const isRecent = ({ training }: StyleInTraining) =>
    training !== null && training.createdAt.getTime() >= from;
  return styles
    .filter((candidate) => isRecent(candidate) && !isHiddenInTraining(candidate.style.name))
    .slice(0, trainingShown);
}
