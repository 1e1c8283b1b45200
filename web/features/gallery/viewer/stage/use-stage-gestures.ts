import { type RefObject, useLayoutEffect, useRef } from 'react';
import { contains } from '#web/ui/zoom/geometry.ts';
import { usePictureGestures } from '#web/ui/zoom/use-picture-gestures.ts';
import { type Frame, placeOf } from '#web/ui/zoom/view.ts';
import { swipeTarget, withResistance } from './swipe.ts';
import type { ZoomControl } from './use-zoom.ts';

/** The gap between two swiped pictures. */
export const slideGapPx = 24;

interface StageGestures {
  imageId: string;
  viewport: RefObject<HTMLElement | null>;
  /** The element that a swipe moves. */
  track: RefObject<HTMLElement | null>;
  control: ZoomControl;
  frame: Frame | null;
  canGo: { previous: boolean; next: boolean };
  /** Whether swiping changes the picture: on phones and tablets. */
  hasSwipe: boolean;
  onGo: (target: 'previous' | 'next') => void;
  /** Called for a click beside the whole picture. */
  onBackground: () => void;
  /** Called for any press while something covers the stage; null while nothing does. */
  onCovered: (() => void) | null;
}

/**
 * All gestures of the stage, by mouse, pen and fingers: a click toggles zoom at its point; wheel and pinch
 * zoom freely; a drag pans an enlarged picture and swipes a whole one.
 */
export function useStageGestures(options: StageGestures) {
  const { viewport, track, control, frame, canGo, hasSwipe } = options;
  const slide = useSlide(track, options.imageId);

  return usePictureGestures(viewport, {
    onZoom(factor, at) {
      options.onCovered?.();
      control.by(factor, at);
    },
    onPan: control.pan,
    onDrag({ by, moved }) {
      if (control.isZoomed) control.pan(by);
      else if (hasSwipe) slide.show(withResistance(moved.x, canGo[moved.x < 0 ? 'next' : 'previous']));
    },
    onDragEnd(end) {
      if (control.isZoomed || !hasSwipe) return;
      const widthPx = viewport.current?.clientWidth ?? 1;
      const target = end && swipeTarget({ draggedPx: end.moved.x, speed: end.speed, widthPx });
      if (target === null || !canGo[target]) return slide.back();
      const aside = (target === 'next' ? -1 : 1) * (widthPx + slideGapPx);
      slide.away(aside, () => options.onGo(target));
    },
    onTap({ at, count, isTouch }) {
      if (frame === null) return;
      if (options.onCovered !== null) return options.onCovered();
      const isOn = contains(placeOf(control.view, frame), at);
      // Touch toggles with a double tap and never closes by accident. Of a double click the first one counts.
      if (isTouch) {
        if (count === 2 && isOn) control.toggle(at);
      } else if (count > 1) return;
      else if (isOn) control.toggle(at);
      else if (control.isZoomed) control.reset();
      else options.onBackground();
    },
  });
}

/** Moves the track with the swiping finger, and animates it on release. */
function useSlide(track: RefObject<HTMLElement | null>, imageId: string) {
  const motion = useRef<Animation | null>(null);
  /** What to do once the picture has slid away; until the next one is there nothing else moves the track. */
  const exit = useRef<{ then: () => void; isDone: boolean } | null>(null);
  // Reset the track in the frame that shows the next picture: earlier, the old one would be visible.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the picture says when
  useLayoutEffect(() => {
    exit.current = null;
    motion.current?.cancel();
    if (track.current !== null) track.current.style.translate = '';
  }, [track, imageId]);

  /** Immediate with reduced motion. */
  const moveTo = (toPx: number): Promise<unknown> => {
    const element = track.current;
    if (element === null) return Promise.resolve();
    const { translate } = getComputedStyle(element);
    motion.current?.cancel();
    motion.current = element.animate([{ translate }, { translate: `${toPx}px` }], {
      duration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200,
      easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
      fill: 'forwards',
    });
    element.style.translate = '';
    return motion.current.finished;
  };
  /** Whether a picture is sliding away. A swipe before its end does not wait for it. */
  const leave = (): boolean => {
    const current = exit.current;
    if (current === null) return false;
    if (!current.isDone) {
      current.isDone = true;
      current.then();
    }
    return true;
  };
  return {
    show(px: number) {
      if (leave()) return;
      motion.current?.cancel();
      if (track.current !== null) track.current.style.translate = `${px}px`;
    },
    back() {
      if (!leave()) void moveTo(0).catch(() => undefined);
    },
    away(toPx: number, then: () => void) {
      if (leave()) return;
      exit.current = { then, isDone: false };
      void moveTo(toPx).then(leave, () => undefined);
    },
  };
}
