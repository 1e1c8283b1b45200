import type { UpscaleItem } from '#contract/upscale-calls.ts';
import { Comparer } from '#web/features/compare/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { upscalingTexts } from '../texts.ts';
import { resultFile } from './result-file.ts';

interface ComparedEntryProps {
  item: UpscaleItem;
  onClose: () => void;
  onUseSettings: () => void;
  onDelete: () => void;
}

/** An upscale in the comparer, the studio's result viewer. */
export function ComparedEntry({ item, onClose, onUseSettings, onDelete }: ComparedEntryProps) {
  const t = useTexts(upscalingTexts);
  const file = resultFile(item);
  if (item.beforeUrl === null || item.afterUrl === null) return null;
  return (
    <Comparer
      before={{ url: item.beforeUrl, ...item.beforeSize, alt: t('before') }}
      after={{ url: item.afterUrl, ...item.afterSize, alt: t('after') }}
      upscale={{
        settings: item.settings,
        cost: item.cost,
        createdAt: item.timestamp,
        madeBy: item.madeBy,
      }}
      {...(file !== null && { download: file })}
      onClose={onClose}
      onUseSettings={onUseSettings}
      onDelete={onDelete}
    />
  );
}
