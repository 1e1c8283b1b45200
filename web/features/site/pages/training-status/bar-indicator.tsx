import { Brush } from 'lucide-react';
import { useState } from 'react';
import {
  inTraining,
  TrainingToasts,
  trainingPercent,
  useTrainedStyles,
} from '#web/features/trained-styles/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Icon } from '#web/ui/icon.tsx';
import { deferredPart } from '#web/ui/lazy-part.tsx';
import { useIsDesktop } from '#web/ui/media-query.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { WatchedBar } from '#web/ui/watched-bar.tsx';
import { trainingTexts } from './texts.ts';
import { trainingPolls } from './training-polls.ts';

const TrainingModal = deferredPart(async () => (await import('./training-modal.tsx')).TrainingModal);

/**
 * In the bar while styles are in training: their number and progress, with a panel. Announces when one is
 * done.
 */
export function BarIndicator() {
  const t = useTexts(trainingTexts);
  const isDesktop = useIsDesktop();
  const { data } = useTrainedStyles({ pollMs: trainingPolls.indicatorMs });
  const [isOpen, setOpen] = useState(false);
  const training = inTraining(data ?? []);
  const count = training.length;
  const percents = training.map((style) => trainingPercent(style) ?? 0);
  const percent = percents.reduce((sum, one) => sum + one, 0) / Math.max(1, count);
  const words = t('inTraining', { count });
  return (
    <>
      {count > 0 && (
        <Tooltip text={words}>
          <button
            type="button"
            aria-label={words}
            onPointerEnter={TrainingModal.preload}
            onClick={() => setOpen(true)}
            className={`${buttonStyle({ variant: 'quiet', iconOnly: !isDesktop })} relative overflow-hidden`}
          >
            {isDesktop ? words : <Icon of={Brush} />}
            <WatchedBar percent={percent} />
          </button>
        </Tooltip>
      )}
      {isOpen && <TrainingModal onClose={() => setOpen(false)} />}
      <TrainingToasts />
    </>
  );
}
