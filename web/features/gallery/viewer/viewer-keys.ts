import type { KeyboardEvent } from 'react';
import { arrowOf, isKeyForDialog, panOf, zoomKeyOf } from '#web/ui/zoom/keys.ts';
import { zoomSteps } from '#web/ui/zoom/view.ts';
import type { Neighbours } from './neighbours.ts';
import type { ZoomControl } from './stage/use-zoom.ts';

interface ViewerKeys {
  control: ZoomControl;
  place: Neighbours | null;
  first: string | null;
  last: string | null;
  onGo: (id: string) => void;
}

/**
 * The viewer's keys. Arrows go to the neighbours, or pan an enlarged picture; Home and End go to the ends of
 * the loaded list; Z toggles zoom, + and − zoom in steps, 0 resets.
 */
export function viewerKeys({ control, place, first, last, onGo }: ViewerKeys) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (!isKeyForDialog(event)) return;
    const action = actionOf(event.key);
    if (action === null) return;
    event.preventDefault();
    action();
  };

  function actionOf(key: string): (() => void) | null {
    const arrow = arrowOf(key);
    if (arrow !== null && control.isZoomed) return () => control.pan(panOf(arrow, zoomSteps.panPx), true);
    const target = { ArrowLeft: place?.previous, ArrowRight: place?.next, Home: first, End: last }[key];
    if (target) return () => onGo(target);
    if (key === 'z' || key === 'Z') return () => control.toggle();
    const zoomKey = zoomKeyOf(key);
    if (zoomKey === 'in') return () => control.by(zoomSteps.factor, undefined, true);
    if (zoomKey === 'out') return () => control.by(1 / zoomSteps.factor, undefined, true);
    return zoomKey === 'whole' ? control.reset : null;
  }
}
