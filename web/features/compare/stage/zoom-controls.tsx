import { Maximize, Minus, Plus } from 'lucide-react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useIsPhone } from '#web/ui/media-query.ts';
import { zoomSteps } from '#web/ui/zoom/view.ts';
import { compareTexts } from '../texts.ts';
import type { Comparison } from '../view/use-comparison.ts';

/** Zoom out, the current zoom, zoom in, and reset. */
export function ZoomControls({ comparison }: { comparison: Comparison }) {
  const t = useTexts(compareTexts);
  const { scale, zoomBy, fit, isZoomed, canZoomIn } = comparison;
  const isPhone = useIsPhone();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={t('zoom')} className="flex items-center md:gap-1">
      <IconButton
        icon={Minus}
        label={t('zoomOut')}
        disabled={!isZoomed}
        onClick={() => zoomBy(1 / zoomSteps.factor)}
      />
      <output className="min-w-10 text-center font-semibold tabular-nums">
        {t('zoomValue', { zoom: formatNumber(Math.round(scale * 10) / 10) })}
      </output>
      <IconButton
        icon={Plus}
        label={t('zoomIn')}
        disabled={!canZoomIn}
        onClick={() => zoomBy(zoomSteps.factor)}
      />
      {isPhone ? (
        <IconButton icon={Maximize} label={t('fit')} disabled={!isZoomed} onClick={fit} />
      ) : (
        <Button variant="quiet" disabled={!isZoomed} onClick={fit}>
          <Icon of={Maximize} />
          {t('fit')}
        </Button>
      )}
    </div>
  );
}
