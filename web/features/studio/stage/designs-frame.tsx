import { type ReactNode, useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { studioTexts } from '../texts.ts';
import { designSize, designsAcross, designsLayout, type GroupShape } from './designs-layout.ts';

interface DesignsFrameProps {
  /** Names the group. */
  label: string;
  prompt: string;
  /** At the right end of the head. */
  actions: ReactNode;
  /** Width of the group, in pixels. */
  width: number;
  shape: GroupShape;
  /** Draws the design with this number, counted from 0. */
  children: (at: number) => ReactNode;
  /** Phones: what is beside the position, for the design in view. */
  bar?: (at: number) => ReactNode;
}

/**
 * The designs of one generation: a hairline row above ordinary tiles. Where the grid has one column, the
 * designs are swiped instead, one full width at a time.
 */
export function DesignsFrame(props: DesignsFrameProps) {
  const { label, prompt, actions, width, shape, children, bar } = props;
  const t = useTexts(studioTexts);
  const { headHeight, columnGap, rowGap } = designsLayout;
  const across = designsAcross(shape);
  const places = Array.from({ length: shape.count }, (_, at) => at);
  return (
    <article aria-label={label}>
      <header
        className="mb-3 flex items-center gap-3 border-line border-b"
        style={{ height: headHeight - 12 }}
      >
        <p dir="auto" className="m-0 min-w-0 flex-1 truncate text-left text-muted">
          {prompt}
        </p>
        <span className="flex-none text-faint type-meta max-md:sr-only">
          {t('designCount', { count: shape.count })}
        </span>
        {actions}
      </header>
      {across > 1 ? (
        <div
          className="grid"
          style={{ gridTemplateColumns: `repeat(${across}, minmax(0, 1fr))`, columnGap, rowGap }}
        >
          {places.map((at) => (
            <div key={at}>{children(at)}</div>
          ))}
        </div>
      ) : (
        <Swipe label={label} places={places} height={designSize(width, shape).height} bar={bar}>
          {children}
        </Swipe>
      )}
    </article>
  );
}

interface SwipeProps extends Pick<DesignsFrameProps, 'label' | 'children'> {
  places: readonly number[];
  height: number;
  bar: DesignsFrameProps['bar'];
}

/** Designs side by side in a scroller that stops at each, with the position below. */
function Swipe({ label, places, height, bar, children }: SwipeProps) {
  const t = useTexts(studioTexts);
  const [place, setPlace] = useState(0);
  const total = places.length;
  const shown = Math.min(place, total - 1);
  return (
    <>
      <section
        aria-roledescription={t('carousel')}
        aria-label={label}
        tabIndex={bar === undefined ? 0 : undefined}
        className="flex snap-x snap-mandatory gap-4 overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
        style={{ height }}
        onScroll={({ currentTarget }) => setPlace(placeIn(currentTarget))}
      >
        {places.map((at) => (
          <div key={at} className="w-full flex-none snap-center">
            {children(at)}
          </div>
        ))}
      </section>
      <div className="flex items-center gap-2 pt-2" style={{ height: designsLayout.barHeight }}>
        {/* One line: the numbers wrap out of sight where long button words leave no room for them. */}
        <p
          role="status"
          className="m-0 flex max-h-[1lh] flex-1 flex-wrap items-center gap-x-2 overflow-hidden text-muted type-meta"
        >
          <span className="sr-only">{t('designOf', { number: shown + 1, total })}</span>
          <span aria-hidden className="flex h-[1lh] items-center gap-1.5">
            {places.map((at) => (
              <span
                key={at}
                className={`size-2 rounded-full ${at === shown ? 'bg-text' : 'bg-edge opacity-50'}`}
              />
            ))}
          </span>
          <span aria-hidden className="whitespace-nowrap tabular-nums">
            {shown + 1} / {total}
          </span>
        </p>
        {bar?.(shown)}
      </div>
    </>
  );
}

function placeIn(scroller: HTMLElement): number {
  return Math.round(scroller.scrollLeft / (scroller.clientWidth + designsLayout.columnGap));
}
