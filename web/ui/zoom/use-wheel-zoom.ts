import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type Point, pointIn } from './geometry.ts';
import { zoomSteps } from './view.ts';
import { notchesOf } from './wheel.ts';

/** Safari's own trackpad pinch event; the scale is relative to the gesture's start. */
interface TrackpadEvent extends Event {
  scale: number;
  clientX: number;
  clientY: number;
}

/** Reports the factor and point of zooming by wheel or trackpad; the page does not scroll. */
export function useWheelZoom(
  element: RefObject<HTMLElement | null>,
  onZoom: (factor: number, at: Point) => void,
): void {
  const zoom = useEffectEvent(onZoom);
  useEffect(() => {
    const target = element.current;
    if (target === null) return;
    let lastScale = 1;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom(zoomSteps.factor ** -notchesOf(event), pointIn(target, event));
    };
    const onTrackpad = (event: Event) => {
      if (!isTrackpadEvent(event)) return;
      event.preventDefault();
      if (event.type === 'gesturestart') lastScale = 1;
      zoom(event.scale / lastScale, pointIn(target, event));
      lastScale = event.scale;
    };
    // React's wheel listeners are passive and cannot prevent scrolling.
    const isActive = { passive: false };
    target.addEventListener('wheel', onWheel, isActive);
    target.addEventListener('gesturestart', onTrackpad, isActive);
    target.addEventListener('gesturechange', onTrackpad, isActive);
    return () => {
      target.removeEventListener('wheel', onWheel);
      target.removeEventListener('gesturestart', onTrackpad);
      target.removeEventListener('gesturechange', onTrackpad);
    };
  }, [element]);
}

/** Touch screen devices also send it for touches, which arrive as pointers already. */
function isTrackpadEvent(event: Event): event is TrackpadEvent {
  return 'scale' in event && navigator.maxTouchPoints === 0;
}
