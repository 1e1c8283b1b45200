import { type ReactNode, useRef, useState } from 'react';
import { tools } from '#contract/tools.ts';
import { upscalerNow } from '#web/features/upscaling/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatPercent } from '#web/i18n/percent.ts';
import { SpendButton } from '#web/ui/spend-button.tsx';
import { ComposerDock } from '../form/composer-dock.tsx';
import { FootLine } from '../form/foot-line.tsx';
import { useDockHeight } from '../form/use-dock-height.ts';
import { submitUpscale, useUpscaleSubmit } from './submit-upscale.ts';
import { upscalerTexts } from './texts.ts';
import { type SubmitListener, useSubmitTarget } from './use-submit-target.ts';
import { useUpscaleObstacle } from './use-upscale-obstacle.ts';

interface UpscalerComposerProps {
  generation: SubmitListener;
  coins: number;
  /** Above it on phones: the running job. */
  strip: ReactNode;
}

/** The Upscale button and its price. */
export function UpscalerComposer({ generation, coins, strip }: UpscalerComposerProps) {
  const t = useTexts(upscalerTexts);
  const dock = useRef<HTMLDivElement>(null);
  useDockHeight(dock, false);
  const { isSending, share, error } = useUpscaleSubmit();
  const target = useSubmitTarget(generation);
  const obstacle = useUpscaleObstacle();
  const [isRefused, setRefused] = useState(false);
  const isUploading = share !== null && share < 1;
  return (
    <ComposerDock ref={dock} strip={strip}>
      <SpendButton
        block
        label={t('upscale')}
        busyLabel={
          isUploading
            ? t('uploading', { percent: formatPercent(Math.floor(share * 100)) })
            : t('upscalingNow')
        }
        busy={isSending}
        coins={tools.Upscaler.coins}
        disabledReason={obstacle}
        onRefused={() => setRefused(true)}
        onClick={() => {
          setRefused(false);
          const { source, settings } = upscalerNow();
          if (source !== null) void submitUpscale({ source, settings }, target);
        }}
      />
      <FootLine tool="Upscaler" count={1} coins={coins} error={error ?? (isRefused ? obstacle : undefined)} />
    </ComposerDock>
  );
}
