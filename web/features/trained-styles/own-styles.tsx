import { useEffect, useEffectEvent } from 'react';
import type { CustomThumbnailStyle } from '#contract/styles.ts';
import { TrainingLists } from './lists/training-lists.tsx';
import { OwnStyleLine } from './own-style-line.tsx';
import { useTrainedStyleDialogs } from './use-trained-style-dialogs.tsx';

interface OwnStylesProps {
  styles: readonly CustomThumbnailStyle[];
  /** The chosen one, where it is the user's own. */
  chosen: CustomThumbnailStyle | undefined;
  /** A new one is asked for; `onCreating` takes that back. */
  isCreateWanted: boolean;
  onCreating: () => void;
}

/** Below the style picker: what can be done with the chosen style, what is in training, what failed, and the dialogs. */
export function OwnStyles({ styles, chosen, isCreateWanted, onCreating }: OwnStylesProps) {
  const actions = useTrainedStyleDialogs();
  const create = useEffectEvent(() => {
    actions.create();
    onCreating();
  });
  useEffect(() => {
    if (isCreateWanted) create();
  }, [isCreateWanted]);
  return (
    <>
      {chosen !== undefined && <OwnStyleLine style={chosen} actions={actions} />}
      <TrainingLists styles={styles} actions={actions} />
      {actions.dialogs}
    </>
  );
}
