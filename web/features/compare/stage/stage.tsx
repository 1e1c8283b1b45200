import { clsx } from 'clsx';
import { useRef } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { useIsPhone } from '#web/ui/media-query.ts';
import { useMeasured } from '#web/ui/use-measured.ts';
import type { Point, Rect } from '#web/ui/zoom/geometry.ts';
import { usePictureGestures } from '#web/ui/zoom/use-picture-gestures.ts';
import type { ComparedPicture } from '../compared.ts';
import { compareTexts } from '../texts.ts';
import type { Comparison, SideName } from '../view/use-comparison.ts';
import { Divider } from './divider.tsx';
import { framesOf } from './frames.ts';
import { Loupe } from './loupe.tsx';
import { modeStyles } from './mode-styles.ts';
import { SidePicture } from './side-picture.tsx';
import { SizeBadge } from './size-badge.tsx';
import { type SideLoad, useSideLoad } from './use-side-load.ts';

interface StageProps {
  before: ComparedPicture;
  after: ComparedPicture;
  names: { before: string; after: string };
  comparison: Comparison;
}

/** Closer to an edge the divider would cover the size badge. */
const badgeShare = 0.14;
const lensesPx = { phone: 132, desktop: 176 };

/** Both pictures in the same box under the same view, in any mode. */
export function Stage({ before, after, names, comparison }: StageProps) {
  const t = useTexts(compareTexts);
  const element = useRef<HTMLDivElement>(null);
  const { mode, stage, setStage, panes, box, pixelRatio, divider, loupe } = comparison;
  const lensPx = useIsPhone() ? lensesPx.phone : lensesPx.desktop;
  const loads = { before: useSideLoad(), after: useSideLoad() };
  useMeasured(element, setStage);

  const frames = framesOf({ before, after, panes, box, pixelRatio });
  const handlers = usePictureGestures(element, {
    onZoom: comparison.zoomBy,
    onPan: comparison.panBy,
    onDrag({ by, at }) {
      if (loupe !== null) comparison.moveLoupe(at);
      else if (comparison.isZoomed || mode !== 'slider') comparison.panBy(by);
      else comparison.moveDividerBy(by.x / frames.before.window.width);
    },
    onTap({ at, count }) {
      // Users who swap the sides by tapping tap fast.
      if (loupe === null && mode === 'blink') comparison.blink();
      else if (count % 2 === 0) comparison.toggleZoom(at);
      else if (loupe !== null) comparison.moveLoupe(at);
    },
    onHover: (at) => loupe !== null && comparison.moveLoupe(at),
  });
  const isReady = stage.width > 0 && stage.height > 0;
  const boxes = (mode === 'sideBySide' ? [panes.before, panes.after] : [panes.before]).map(
    (origin): Rect => ({ ...box, left: box.left + origin.x, top: box.top + origin.y }),
  );
  const looks = modeStyles(comparison, frames);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={element}
      role="group"
      aria-label={t('stage')}
      aria-busy={loads.before.state === 'loading' || loads.after.state === 'loading'}
      {...handlers}
      data-testid="compare-stage"
      className={clsx('relative min-h-0 flex-1 touch-none select-none overflow-hidden', cursorOf(comparison))}
    >
      {isReady && (
        <>
          <div
            className="absolute inset-0 isolate [--window-corner:0px] md:[--window-corner:var(--corner-picture)]"
            style={looks.both}
          >
            <SidePicture picture={before} frame={frames.before} load={loads.before} {...looks.before} />
            <SidePicture picture={after} frame={frames.after} load={loads.after} {...looks.after} />
          </div>
          <SizeBadge
            picture={before}
            name={names.before}
            window={frames.before.window}
            corner="left"
            isHidden={
              mode === 'slider' ? divider < badgeShare : mode === 'blink' && comparison.shown !== 'before'
            }
          />
          <SizeBadge
            picture={after}
            name={names.after}
            window={frames.after.window}
            corner="right"
            isHidden={
              mode === 'slider' ? divider > 1 - badgeShare : mode === 'blink' && comparison.shown !== 'after'
            }
          />
          {mode === 'slider' && (
            <Divider
              share={divider}
              window={frames.before.window}
              names={names}
              onMove={comparison.moveDivider}
              isGripHidden={loupe !== null}
            />
          )}
          {loupe !== null && (
            <Loupe
              {...{ before, after, names, stage, boxes, pixelRatio, lensPx }}
              at={loupe}
              looksAt={shareAt(box, comparison.inPane(loupe))}
            />
          )}
          <Failures names={names} loads={loads} />
        </>
      )}
    </div>
  );
}

function shareAt(box: Rect, at: Point): Point {
  return { x: (at.x - box.left) / box.width, y: (at.y - box.top) / box.height };
}

function cursorOf({ mode, isZoomed, loupe }: Comparison): string {
  if (loupe !== null) return 'cursor-crosshair';
  if (isZoomed) return 'cursor-grab active:cursor-grabbing';
  return mode === 'slider' ? 'cursor-ew-resize' : mode === 'blink' ? 'cursor-pointer' : 'cursor-zoom-in';
}

interface FailuresProps {
  names: Record<SideName, string>;
  loads: Record<SideName, SideLoad>;
}

/** Loading errors over the stage: a side's own window may be cut away. */
function Failures({ names, loads }: FailuresProps) {
  const t = useTexts(compareTexts);
  const sides: SideName[] = ['before', 'after'];
  const failed = sides.filter((side) => loads[side].state === 'failed');
  if (failed.length === 0) return null;
  return (
    <div role="alert" className="absolute inset-0 grid place-content-center gap-3 text-muted">
      {failed.map((side) => (
        <p key={side} className="m-0 flex items-center gap-3 rounded-control bg-raised p-3 shadow-pop">
          {t('unavailable', { side: names[side] })}
          <Button onClick={loads[side].retry}>{t('tryAgain')}</Button>
        </p>
      ))}
    </div>
  );
}
