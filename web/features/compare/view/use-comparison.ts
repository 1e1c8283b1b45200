import { useCallback, useMemo, useState } from 'react';
import { useMediaQuery } from '#web/ui/media-query.ts';
import { middleOf, minus, type Point, type Size } from '#web/ui/zoom/geometry.ts';
import {
  clampView,
  type Frame,
  fitView,
  pannedBy,
  placeOf,
  toggledAt,
  type View,
  zoomedAt,
} from '#web/ui/zoom/view.ts';
import type { ComparedPicture } from '../compared.ts';
import { boxRatio, fitted, splitPanes, stackedPanes } from './geometry.ts';

export const modes = ['slider', 'sideBySide', 'blink', 'difference'] as const;
export type Mode = (typeof modes)[number];

export type SideName = 'before' | 'after';

/** Amplification of the differences: none, visible, every trace. */
export const amplifications = [1, 4, 16] as const;
export type Amplification = (typeof amplifications)[number];

/** From document 002. */
const maxScale = 5;

/** The comparer's state and actions. One view serves both sides. */
export function useComparison(before: ComparedPicture, after: ComparedPicture) {
  const [mode, setMode] = useState<Mode>('slider');
  const [stage, setStage] = useState<Size>({ width: 0, height: 0 });
  const [view, setView] = useState<View>(fitView);
  const [divider, setDivider] = useState(0.5);
  const [shown, setShown] = useState<SideName>('after');
  const [amplification, setAmplification] = useState<Amplification>(4);
  /** The loupe's position in pixels of the stage; null without a loupe. */
  const [loupe, setLoupe] = useState<Point | null>(null);
  const pixelRatio = usePixelRatio();
  const ratio = boxRatio(before, after);
  const { panes, frame } = useMemo(() => {
    const panes = mode === 'sideBySide' ? splitPanes(stage, ratio, pixelRatio) : stackedPanes(stage);
    const frame: Frame = { room: panes.size, whole: fitted(panes.size, ratio), maxScale };
    return { panes, frame };
  }, [mode, stage, ratio, pixelRatio]);
  const clamped = clampView(view, frame);

  /** Maps a point of the stage to the pane it is in. */
  const inPane = (at: Point): Point => {
    const isAfter = at.x >= panes.after.x && at.y >= panes.after.y;
    return minus(at, isAfter ? panes.after : panes.before);
  };
  const change = (next: (from: View) => View) => setView((from) => next(clampView(from, frame)));
  return {
    mode,
    chooseMode: setMode,
    stage,
    setStage,
    panes,
    pixelRatio,
    scale: clamped.scale,
    isZoomed: clamped.scale > 1,
    canZoomIn: clamped.scale < maxScale,
    /** The box of both pictures in a pane. */
    box: placeOf(clamped, frame),
    inPane,
    divider,
    moveDivider: (to: number) => setDivider(bounded(to, 1)),
    moveDividerBy: (by: number) => setDivider((from) => bounded(from + by, 1)),
    shown,
    show: setShown,
    /** Shows the other side; from another mode, starts blinking. Stays the same: a timer calls it. */
    blink: useCallback(() => {
      setMode('blink');
      setShown((side) => (side === 'after' ? 'before' : 'after'));
    }, []),
    amplification,
    setAmplification,
    loupe,
    /** Keeps the loupe on the stage. */
    moveLoupe: (to: Point | null) =>
      setLoupe(to && { x: bounded(to.x, stage.width), y: bounded(to.y, stage.height) }),
    /** Zooms about a point of the stage, or the middle of both sides. */
    zoomBy(factor: number, at?: Point) {
      const about = at === undefined ? middleOf(frame.room) : inPane(at);
      change((from) => zoomedAt(from, factor, about, frame));
    },
    panBy: (by: Point) => change((from) => pannedBy(from, by, frame)),
    fit: () => setView(fitView),
    /** Zooms in, or resets. */
    toggleZoom: (at: Point) => change((from) => toggledAt(from, inPane(at), frame)),
  };
}

export type Comparison = ReturnType<typeof useComparison>;

function bounded(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}

/** Device pixels per CSS pixel; changes with the browser's zoom. */
function usePixelRatio(): number {
  const ratio = typeof devicePixelRatio === 'number' ? devicePixelRatio : 1;
  // Re-renders when it changes, and reads it again.
  useMediaQuery(`(resolution: ${ratio}dppx)`);
  return ratio;
}
