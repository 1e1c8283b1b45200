import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** Fingers on the screen, for pages of a browser with touch. */
export interface Fingers {
  /** Moves one finger along a line in steps, each so many milliseconds after the one before by the browser's own clock. */
  drag(from: Point, to: Point, options?: { steps?: number; stepMs?: number }): Promise<void>;
  /** Moves two fingers apart or together about a point. The first one may have swiped before, from the right. */
  pinch(at: Point, fromPx: number, toPx: number, options?: { swipedPx?: number }): Promise<void>;
  /** Taps one after the other, quickly by the browser's own clock: two of them are a double tap on a busy machine, too. */
  tap(at: Point, times?: number): Promise<void>;
}

const tapPauseMs = 80;
/** After this, a tap is the first one again. */
const restMs = 1_000;

export async function fingersOn(page: Page): Promise<Fingers> {
  const session = await page.context().newCDPSession(page);
  let seconds = Date.now() / 1_000;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[], stepMs = 16) => {
    seconds += stepMs / 1_000;
    const touchPoints = points.map(({ x, y }, id) => ({ x, y, id }));
    return session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: seconds });
  };
  return {
    async drag(from, to, { steps = 10, stepMs = 16 } = {}) {
      await send('touchStart', [from], stepMs);
      for (let step = 1; step <= steps; step += 1) {
        const share = step / steps;
        const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
        await send('touchMove', [point], stepMs);
      }
      await send('touchEnd', [], stepMs);
    },
    async pinch(at, fromPx, toPx, { swipedPx = 0 } = {}) {
      const pair = (px: number): [Point, Point] => [
        { x: at.x - px / 2, y: at.y },
        { x: at.x + px / 2, y: at.y },
      ];
      if (swipedPx > 0) {
        const [first] = pair(fromPx);
        await send('touchStart', [{ x: first.x + swipedPx, y: first.y }]);
        for (let step = 1; step <= 6; step += 1)
          await send('touchMove', [{ x: first.x + swipedPx * (1 - step / 6), y: first.y }]);
      }
      await send('touchStart', pair(fromPx));
      for (let step = 1; step <= 10; step += 1)
        await send('touchMove', pair(fromPx + ((toPx - fromPx) * step) / 10));
      await send('touchEnd', []);
    },
    async tap(at, times = 1) {
      for (let count = 0; count < times; count += 1) {
        await send('touchStart', [at], count === 0 ? restMs : tapPauseMs);
        await send('touchEnd', []);
      }
    },
  };
}
