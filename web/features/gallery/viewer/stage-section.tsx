import { Share2, X, ZoomIn, ZoomOut } from 'lucide-react';
import { shareImages } from '#web/features/private-links/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { formatPercent } from '#web/i18n/percent.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { zoomSteps } from '#web/ui/zoom/view.ts';
import { useWindowHeight } from '../grid/use-viewport.ts';
import { galleryTexts } from '../texts.ts';
import { FilmStrip } from './film-strip.tsx';
import type { ImageViewerProps } from './image-viewer-props.ts';
import type { Neighbours } from './neighbours.ts';
import { sheetShare } from './sheet/sheet-stop.ts';
import { Stage } from './stage/stage.tsx';
import type { ZoomControl } from './stage/use-zoom.ts';
import { Steps } from './steps.tsx';
import { viewerTexts } from './texts.ts';

/** The margin beside the whole picture on a desktop, with the previous and next buttons. */
const desktopMarginPx = 72;

interface StageSectionProps extends ImageViewerProps {
  control: ZoomControl;
  place: Neighbours | null;
  isDesktop: boolean;
  /** Whether the sheet covers most of it. */
  isCovered: boolean;
  onCovered: () => void;
}

/** The picture with the controls around it. */
export function StageSection(props: StageSectionProps) {
  const { image, images, total, onChange, onClose, control, place, isDesktop, isCovered, onCovered } = props;
  const t = useTexts(galleryTexts);
  const viewer = useTexts(viewerTexts);
  /** The visible height above the open sheet. */
  const seenPx = useWindowHeight() * (1 - sheetShare);
  const at = (id: string | null | undefined) => images.find((one) => one.id === id) ?? null;
  const position = place !== null && (
    <span
      aria-live="polite"
      className={
        isDesktop ? 'text-muted' : 'rounded-control bg-badge px-2.5 py-1.5 text-on-badge tabular-nums'
      }
    >
      {t('position', { position: place.index + 1, total: Math.max(total, images.length) })}
    </span>
  );
  return (
    <section
      aria-label={viewer('picture')}
      className="relative flex min-w-0 flex-col max-lg:absolute max-lg:inset-x-0 max-lg:top-0 max-lg:bottom-[calc(var(--minimized)+env(safe-area-inset-bottom))] lg:h-full"
    >
      <div className="flex items-center gap-2 max-lg:absolute max-lg:inset-x-2 max-lg:top-2 max-lg:z-10 max-lg:pointer-events-none max-lg:*:pointer-events-auto lg:h-16 lg:flex-none lg:px-4">
        <IconButton icon={X} label={t('close')} variant={isDesktop ? 'quiet' : 'picture'} onClick={onClose} />
        {position}
        <span className="flex-1" />
        {isDesktop ? (
          <ZoomButton control={control} />
        ) : (
          <IconButton
            icon={Share2}
            label={t('share')}
            variant="picture"
            onClick={() => shareImages([image])}
          />
        )}
      </div>
      <Stage
        image={image}
        previous={at(place?.previous)}
        next={at(place?.next)}
        control={control}
        marginPx={isDesktop ? desktopMarginPx : 0}
        hasSwipe={!isDesktop}
        seenPx={isCovered ? seenPx : undefined}
        onGo={(target) => {
          const id = place?.[target];
          if (id) onChange(id);
        }}
        onBackground={isDesktop ? onClose : () => undefined}
        onCovered={onCovered}
      />
      {!isCovered && <Steps place={place} onGo={onChange} isDesktop={isDesktop} />}
      {isDesktop && place !== null && images.length > 1 ? (
        <FilmStrip images={images} index={place.index} onGo={onChange} />
      ) : (
        <div className="flex-none lg:h-16" />
      )}
    </section>
  );
}

/** Toggles zoom, as a click on the picture does; labelled by the next state. */
function ZoomButton({ control }: { control: ZoomControl }) {
  const t = useTexts(viewerTexts);
  const { isZoomed, view } = control;
  return (
    <>
      <span role="status" className="sr-only">
        {isZoomed && formatPercent(Math.round(view.scale * 100))}
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
