import { useCallback, useMemo, useRef, useState } from 'react';
import { middleOf, type Point } from '#web/ui/zoom/geometry.ts';
import {
  clampView,
  type Frame,
  fitView,
  pannedBy,
  toggledAt,
  type View,
  zoomedAt,
} from '#web/ui/zoom/view.ts';

interface State {
  imageId: string;
  view: View;
  /** Animated after a key or click; immediate under a finger or wheel. */
  isAnimated: boolean;
}

/** The zoom and position of a picture. Another picture starts whole. */
export function useZoom(imageId: string) {
  const frame = useRef<Frame | null>(null);
  const [state, setState] = useState<State>({ imageId, view: fitView, isAnimated: false });
  const { view, isAnimated } = state.imageId === imageId ? state : { view: fitView, isAnimated: false };

  const change = useCallback(
    (next: (view: View, frame: Frame) => View, isAnimated: boolean) => {
      const known = frame.current;
      if (known === null) return;
      setState((before) => {
        const from = before.imageId === imageId ? before.view : fitView;
        return { imageId, view: next(from, known), isAnimated };
      });
    },
    [imageId],
  );

  const actions = useMemo(
    () => ({
      /** Sets the measured frame; the view stays within it. */
      setFrame(next: Frame) {
        frame.current = next;
        change(clampView, false);
      },
      /** Zooms about a point of the stage; its middle by default. */
      toggle: (at?: Point) =>
        change((from, known) => toggledAt(from, at ?? middleOf(known.room), known), true),
      by: (factor: number, at?: Point, isAnimated = false) =>
        change((from, known) => zoomedAt(from, factor, at ?? middleOf(known.room), known), isAnimated),
      pan: (by: Point, isAnimated = false) => change((from, known) => pannedBy(from, by, known), isAnimated),
      reset: () => change(() => fitView, true),
    }),
    [change],
  );
  return { ...actions, view, isZoomed: view.scale > 1, isAnimated };
}

export type ZoomControl = ReturnType<typeof useZoom>;
