import { clsx } from 'clsx';
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatDate } from '#web/i18n/dates.ts';
import type { PictureState } from '../picture/use-picture.ts';
import { placeOn } from '../settings/settings.ts';
import { useFeedSettings } from '../settings/settings-store.ts';
import { neighbours } from '../surfaces/neighbours.ts';
import { layoutSurface } from '../surfaces/surface-layout.ts';
import { feedThemes, findSurface, type Surface } from '../surfaces/surfaces.ts';
import { feedTexts } from '../texts.ts';
import { NeighbourCard } from './neighbour-card.tsx';
import { YourCard } from './your-card.tsx';

/**
 * Video sites use Roboto, or Arial if that is missing: titles must be cut where they cut them. Arimo and
 * Liberation Sans are as wide as Arial. Without any of them the page's own font, not the system's.
 */
const feedFont =
  'Roboto, Arial, Arimo, "Liberation Sans", Helvetica, "Mona Sans Variable", system-ui, sans-serif';

interface StageProps {
  picture: PictureState;
  onSeen: (seen: { pictureWidth: number; isTitleCut: boolean }) => void;
}

/** The surface: cards at their real size on the site's own background. */
export function Stage({ picture, onSeen }: StageProps) {
  const t = useTexts(feedTexts);
  const { settings } = useFeedSettings();
  const surface = findSurface(settings.surface);
  const { ref, width } = useWidth();
  const layout = layoutSurface(surface, Math.min(width, surface.listWidthPx ?? width));
  const [isTitleCut, setTitleCut] = useState(false);
  const colors = feedThemes[settings.theme];
  const place = placeOn(settings.surface, settings.place);
  const { pictureWidth } = layout;
  useEffect(() => onSeen({ pictureWidth, isTitleCut }), [onSeen, pictureWidth, isTitleCut]);

  const style: CSSProperties & Record<`--feed-${string}`, string> = {
    '--feed-ground': colors.ground,
    '--feed-text': colors.text,
    '--feed-meta': colors.meta,
    '--feed-blank': colors.blank,
    '--feed-rule': colors.rule,
    '--feed-picture': `${pictureWidth}px`,
    background: colors.ground,
    fontFamily: feedFont,
    fontStretch: '100%',
    // Video sites fill each line of a title.
    textWrapStyle: 'auto',
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col lg:overflow-y-auto" style={style}>
      <section
        aria-label={t(surface.id)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is scrolled by keyboard, too
        tabIndex={0}
        className={clsx(
          'flex-none overflow-x-auto focus-visible:-outline-offset-2',
          surface.device === 'phone' ? 'pt-4 pb-6' : 'px-4 pt-7 pb-6 md:px-6',
          settings.isGreyscale && 'grayscale',
        )}
      >
        <div ref={ref} className={clsx(surface.id === 'upNext' && 'flex items-start gap-6')}>
          {surface.id === 'upNext' && width >= 780 && <Player />}
          {width > 0 && (
            <ul
              className={clsx(
                'm-0 grid list-none p-0',
                surface.device === 'phone' && 'mx-auto w-full',
                surface.id === 'upNext' && 'flex-none max-sm:w-full',
              )}
              style={listStyle(surface, layout.columns, pictureWidth)}
            >
              {cardsOf(surface, place).map((neighbour) =>
                neighbour === null ? (
                  <YourCard
                    key="yours"
                    surface={surface}
                    layout={layout}
                    picture={picture}
                    onTitleCut={setTitleCut}
                  />
                ) : (
                  <NeighbourCard
                    key={neighbour.picture}
                    surface={surface}
                    layout={layout}
                    neighbour={neighbour}
                  />
                ),
              )}
            </ul>
          )}
        </div>
      </section>
      <StageNotes surface={surface} {...layout} />
    </div>
  );
}

/** The sample cards in order; null is your card's position. */
function cardsOf(surface: Surface, place: number) {
  const others = neighbours.slice(0, surface.cards - 1);
  return [...others.slice(0, place), null, ...others.slice(place)];
}

function listStyle(surface: Surface, columns: number, pictureWidth: number): CSSProperties {
  const { gapPx, layout, listWidthPx } = surface;
  const isGrid = layout === 'grid';
  return {
    gridTemplateColumns: isGrid ? `repeat(${columns}, ${pictureWidth}px)` : 'minmax(0, 1fr)',
    columnGap: gapPx.column,
    rowGap: gapPx.row,
    ...(listWidthPx !== null && { maxWidth: listWidthPx }),
    // Reserve space for the texts beside the picture; if it is too narrow the list scrolls sideways.
    ...(!isGrid && { minWidth: pictureWidth + 150, width: '100%' }),
  };
}

/** The player beside the list on a watch page. */
function Player() {
  return (
    <div aria-hidden="true" className="min-w-0 flex-1">
      <div className="aspect-video w-full rounded-xl bg-(--feed-blank)" />
      <div className="mt-3 h-5 w-3/5 rounded-badge bg-(--feed-blank)" />
      <div className="mt-3 h-4 w-2/5 rounded-badge bg-(--feed-blank)" />
    </div>
  );
}

function StageNotes({ surface, pictureWidth, pictureHeight }: NotesProps) {
  const t = useTexts(feedTexts);
  const { min, max } = surface.pictureWidthPx;
  const size = { width: pictureWidth, height: pictureHeight };
  const month = formatDate(`${surface.datedMonth}-15`, { month: 'long', year: 'numeric' });
  return (
    <p className="mt-auto px-4 pt-2 pb-6 type-meta text-(--feed-meta) md:px-6">
      {min === max ? t('sizeLine', size) : t('rangeLine', { ...size, min, max })} {t('datedLine', { month })}{' '}
      {t('aboutLine')}
    </p>
  );
}

interface NotesProps {
  surface: Surface;
  pictureWidth: number;
  pictureHeight: number;
}

/** The inner width of the stage. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
