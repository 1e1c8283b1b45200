import { ZoomIn, ZoomOut } from 'lucide-react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { zoomSteps } from '#web/ui/zoom/view.ts';
import type { ZoomControl } from './stage/use-zoom.ts';
import { viewerTexts } from './texts.ts';

/** Toggles zoom, as a click on the picture does; labelled by the next state. */
export function ZoomButton({ control }: { control: ZoomControl }) {
  const t = useTexts(viewerTexts);
  const { isZoomed, view } = control;
  return (
    <>
      <span role="status" className="sr-only">
        {isZoomed && t('zoomedTo', { percent: Math.round(view.scale * 100) })}
      </span>
      <Tooltip text={isZoomed ? t('zoomOut') : t('zoomIn')}>
        <Button variant="quiet" aria-pressed={isZoomed} onClick={() => control.toggle()}>
          <Icon of={isZoomed ? ZoomOut : ZoomIn} />
          <span className="sr-only">{isZoomed ? t('zoomOut') : t('zoomIn')} </span>
          <span className="tabular-nums">
            {t('times', { scale: formatNumber(isZoomed ? 1 : zoomSteps.close) })}
          </span>
        </Button>
      </Tooltip>
    </>
  );
}
