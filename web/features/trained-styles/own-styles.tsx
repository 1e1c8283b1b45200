import { useEffect, useEffectEvent } from 'react';
import type { CustomThumbnailStyle } from '#contract/styles.ts';
import { TrainingLists } from './lists/training-lists.tsx';
import { OwnStyleLine } from './own-style-line.tsx';
import { useTrainedStyleDialogs } from './use-trained-style-dialogs.tsx';

interface OwnStylesProps {
  styles: readonly CustomThumbnailStyle[];
  /** The chosen style if it is the user's own. */
  chosen: CustomThumbnailStyle | undefined;
  /** Opens the form for a new style; `onCreating` resets it. */
  isCreateOpen: boolean;
  onCreating: () => void;
}

/** Below the style picker: actions for the chosen style, running and failed trainings, and the dialogs. */
export function OwnStyles({ styles, chosen, isCreateOpen, onCreating }: OwnStylesProps) {
  const actions = useTrainedStyleDialogs();
  const create = useEffectEvent(() => {
    actions.create();
    onCreating();
  });
  useEffect(() => {
    if (isCreateOpen) create();
  }, [isCreateOpen]);
  return (
    <>
      {chosen !== undefined && <OwnStyleLine style={chosen} actions={actions} />}
      <TrainingLists styles={styles} actions={actions} />
      {actions.dialogs}
    </>
  );
}
