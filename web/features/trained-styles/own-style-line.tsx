import { Copy } from 'lucide-react';
import type { CustomThumbnailStyle } from '#contract/styles.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { StyleMenu } from './style-menu.tsx';
import { trainedStyleTexts } from './texts.ts';
import type { TrainedStyleDialogs } from './use-trained-style-dialogs.tsx';

interface OwnStyleLineProps {
  style: CustomThumbnailStyle;
  actions: TrainedStyleDialogs;
}

/** Below the picker while one of the user's own styles is chosen: its trigger word and actions. */
export function OwnStyleLine({ style, actions }: OwnStyleLineProps) {
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
