import { cdp } from 'vitest/browser';

export interface Point {
  x: number;
  y: number;
}

declare module 'vitest/browser' {
  interface CDPSession {
    send(method: string, params: object): Promise<unknown>;
  }
}

/** The page of the tests shows the app in a frame: the browser's own input counts from the corner of the former. */
function inBrowser({ x, y }: Point): Point {
  const frame = window.frameElement?.getBoundingClientRect();
  if (frame === undefined) throw new Error('The app is not in the frame of a test.');
  const scale = frame.width / window.innerWidth;
  return { x: frame.x + x * scale, y: frame.y + y * scale };
}

async function mouse(type: string, point: Point, isDown: boolean): Promise<void> {
  const button = isDown || type !== 'mouseMoved' ? 'left' : 'none';
  const at = inBrowser(point);
  await cdp().send('Input.dispatchMouseEvent', {
    type,
    ...at,
    button,
    buttons: isDown ? 1 : 0,
    clickCount: 1,
  });
}

/** Presses the mouse's button at one point of the page and moves to another. `drop` lets the button go there. */
export async function drag(from: Point, to: Point, steps = 4): Promise<{ drop: () => Promise<void> }> {
  await mouse('mouseMoved', from, false);
  await mouse('mousePressed', from, true);
  for (let step = 1; step <= steps; step += 1) {
    const at = (start: number, end: number) => start + ((end - start) * step) / steps;
    await mouse('mouseMoved', { x: at(from.x, to.x), y: at(from.y, to.y) }, true);
  }
  return { drop: () => mouse('mouseReleased', to, false) };
}

/** Puts fingers on the page, which stay until they are lifted. */
export async function touch(...points: Point[]) {
  const send = (type: string, at: readonly Point[]) =>
    cdp().send('Input.dispatchTouchEvent', { type, touchPoints: at.map(inBrowser) });
  await send('touchStart', points);
  return {
    move: (...to: Point[]) => send('touchMove', to),
    lift: () => send('touchEnd', []),
  };
}
