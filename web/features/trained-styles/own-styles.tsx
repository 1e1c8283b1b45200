import { Copy } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import type { CustomThumbnailStyle } from '#contract/styles.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { TrainingLists } from './lists/training-lists.tsx';
import { StyleMenu } from './style-menu.tsx';
import { trainedStyleTexts } from './texts.ts';
import { type TrainedStyleDialogs, useTrainedStyleDialogs } from './use-trained-style-dialogs.tsx';

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

interface OwnStyleLineProps {
  style: CustomThumbnailStyle;
  actions: TrainedStyleDialogs;
}

/** Below the picker while one of the user's own styles is chosen: its trigger word and actions. */
function OwnStyleLine({ style, actions }: OwnStyleLineProps) {
  const t = useTexts(trainedStyleTexts);
  const { triggerWord } = style;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(triggerWord);
      showToast({ title: t('copied'), line: triggerWord });
    } catch {
      showToast({ title: t('copyFailed', { word: triggerWord }) });
    }
  };
  return (
    <div className="-mt-3 flex items-center gap-1">
      <p className="m-0 min-w-0 flex-1 truncate text-faint type-meta">
        {t('triggerWord')}: <bdi className="font-semibold text-text select-all">{triggerWord}</bdi>
      </p>
      <IconButton icon={Copy} size="sm" label={t('copyTrigger')} onClick={() => void copy()} />
      <StyleMenu style={style} actions={actions} />
    </div>
  );
}
