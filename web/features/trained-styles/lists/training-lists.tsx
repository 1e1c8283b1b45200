import type { CustomThumbnailStyle } from '#contract/styles.ts';
import { failedStyles, shownInTraining } from '../trained-style.ts';
import type { TrainedStyleDialogs } from '../use-trained-style-dialogs.tsx';
import { FailedSection } from './failed-section.tsx';
import { TrainingSection } from './training-section.tsx';

interface TrainingListsProps {
  styles: readonly CustomThumbnailStyle[];
  actions: TrainedStyleDialogs;
}

/** Below the style picker: running and failed trainings; nothing without either. */
export function TrainingLists({ styles, actions }: TrainingListsProps) {
  const { shown } = shownInTraining(styles, Date.now());
  const failed = failedStyles(styles);
  return (
    <>
      {shown.length > 0 && <TrainingSection styles={shown} />}
      {failed.length > 0 && <FailedSection styles={failed} actions={actions} />}
    </>
  );
}
