import type { KeyboardEvent } from 'react';
import type { Point } from '#web/ui/zoom/geometry.ts';
import { arrowOf, isKeyForDialog, panOf, zoomKeyOf } from '#web/ui/zoom/keys.ts';
import { zoomSteps } from '#web/ui/zoom/view.ts';
import { dividerSteps } from './stage/divider.tsx';
import type { Comparison } from './view/use-comparison.ts';

const loupeStepsPx = { fine: 8, coarse: 48 };

/**
 * The comparer's keys, wherever the focus is. Arrows move the loupe if it is open, else the divider, else the
 * pictures; with Shift always the pictures.
 */
export function comparerKeys(comparison: Comparison) {
  const { mode, loupe } = comparison;
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (!isKeyForDialog(event)) return;
    const arrow = arrowOf(event.key);
    const zoomKey = zoomKeyOf(event.key);
    if (arrow !== null) move(arrow, event.shiftKey);
    else if (zoomKey === 'in') comparison.zoomBy(zoomSteps.factor);
    else if (zoomKey === 'out') comparison.zoomBy(1 / zoomSteps.factor);
    else if (zoomKey === 'whole') comparison.fit();
    else if (event.key === ' ' && !pressesWithSpace(event.target)) blinkOnce(event);
    else return;
    event.preventDefault();
  };

  /** Ignores key repeat, which would flash harmfully fast. */
  function blinkOnce({ repeat }: KeyboardEvent): void {
    if (!repeat) comparison.blink();
  }

  function move(arrow: Point, isShift: boolean): void {
    if (loupe !== null) {
      const step = isShift ? loupeStepsPx.coarse : loupeStepsPx.fine;
      comparison.moveLoupe({ x: loupe.x + arrow.x * step, y: loupe.y + arrow.y * step });
    } else if (mode === 'slider' && arrow.x !== 0 && !isShift) {
      comparison.moveDividerBy(arrow.x * dividerSteps.arrow);
    } else {
      comparison.panBy(panOf(arrow, zoomSteps.panPx));
    }
  }
}

/** Whether Space presses the focused button, unless it is the option already chosen. */
function pressesWithSpace(target: EventTarget): boolean {
  const button = target instanceof Element ? target.closest<HTMLElement>('button, a') : null;
  return button !== null && button.dataset.state !== 'checked';
}
