import { cdp, type Locator } from 'vitest/browser';

export interface Point {
  x: number;
  y: number;
}

declare module 'vitest/browser' {
  interface CDPSession {
    send(method: string, params: object): Promise<unknown>;
  }
}

/** Converts a point in the app's frame to the outer page, from whose corner browser input is measured. */
function inBrowser({ x, y }: Point): Point {
  const frame = window.frameElement?.getBoundingClientRect();
  if (frame === undefined) throw new Error('The app is not in the frame of a test.');
  const scale = frame.width / window.innerWidth;
  return { x: frame.x + x * scale, y: frame.y + y * scale };
}

/** The position of an element on the page. */
export function boxOf(locator: Locator): DOMRect {
  return locator.element().getBoundingClientRect();
}

export function middleOf(locator: Locator): Point {
  const { x, y, width, height } = boxOf(locator);
  return { x: x + width / 2, y: y + height / 2 };
}

interface MouseOptions {
  isDown?: boolean;
  clickCount?: number;
}

async function mouse(type: string, point: Point, { isDown = false, clickCount = 1 }: MouseOptions = {}) {
  const button = isDown || type !== 'mouseMoved' ? 'left' : 'none';
  const at = inBrowser(point);
  await cdp().send('Input.dispatchMouseEvent', { type, ...at, button, buttons: isDown ? 1 : 0, clickCount });
}

export function moveMouse(to: Point): Promise<void> {
  return mouse('mouseMoved', to);
}

/** Clicks at a point of the page; `times = 2` is a double click. */
export async function clickAt(at: Point, times = 1): Promise<void> {
  await mouse('mouseMoved', at);
  for (let clickCount = 1; clickCount <= times; clickCount += 1) {
    await mouse('mousePressed', at, { isDown: true, clickCount });
    await mouse('mouseReleased', at, { clickCount });
  }
}

/** Turns the wheel at a point of the page; a negative value scrolls up. */
export async function turnWheel(at: Point, deltaY: number): Promise<void> {
  await mouse('mouseMoved', at);
  const { x, y } = inBrowser(at);
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX: 0, deltaY });
}

/** Presses the mouse button at one point of the page and moves to another. `drop` releases it there. */
export async function drag(from: Point, to: Point, steps = 4): Promise<{ drop: () => Promise<void> }> {
  await mouse('mouseMoved', from);
  await mouse('mousePressed', from, { isDown: true });
  for (let step = 1; step <= steps; step += 1) {
    await mouse('mouseMoved', between(from, to, step / steps), { isDown: true });
  }
  return { drop: () => mouse('mouseReleased', to) };
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/**
 * Waits until the page's current state is on the screen. The browser reads which gestures an element handles
 * (`touch-action`) from what it has painted: it takes a finger that comes before that for a scroll.
 */
export async function painted(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

/** Touches the page with fingers until they are lifted. */
export async function touch(...points: Point[]) {
  await touchScreen('touchStart', points);
  return {
    move: (...to: Point[]) => touchScreen('touchMove', to),
    lift: () => touchScreen('touchEnd', []),
  };
}

function touchScreen(type: string, points: readonly Point[], timestamp?: number): Promise<unknown> {
  const touchPoints = points.map((point, id) => ({ ...inBrowser(point), id }));
  return cdp().send('Input.dispatchTouchEvent', { type, touchPoints, ...(timestamp && { timestamp }) });
}

/**
 * The browser's clock in seconds. Gestures set it, so that their speed does not depend on the machine's load.
 */
let gestureClock = 0;

function send(type: string, points: readonly Point[], afterMs = 16): Promise<unknown> {
  gestureClock = Math.max(gestureClock, type === 'touchStart' ? Date.now() / 1_000 : 0) + afterMs / 1_000;
  return touchScreen(type, points, gestureClock);
}

interface Pace {
  steps?: number;
  stepMs?: number;
}

async function moveFingers(
  from: readonly Point[],
  to: readonly Point[],
  { steps = 10, stepMs = 16 }: Pace = {},
): Promise<void> {
  await send('touchStart', from);
  for (let step = 1; step <= steps; step += 1) {
    const points = from.map((start, finger) => between(start, to[finger] ?? start, step / steps));
    await send('touchMove', points, stepMs);
  }
}

const lift = () => send('touchEnd', []);

/** Swipes a finger over the page and lifts it. */
export async function swipe(from: Point, to: Point, pace?: Pace): Promise<void> {
  await moveFingers([from], [to], pace);
  await send('touchEnd', [], pace?.stepMs);
}

/** Pinches with two fingers around a point. The first finger can swipe in from the right before. */
export async function pinch(at: Point, fromPx: number, toPx: number, { swipedPx = 0 } = {}): Promise<void> {
  const pair = (px: number): [Point, Point] => [
    { x: at.x - px / 2, y: at.y },
    { x: at.x + px / 2, y: at.y },
  ];
  const [first] = pair(fromPx);
  if (swipedPx > 0) await moveFingers([{ x: first.x + swipedPx, y: first.y }], [first], { steps: 6 });
  await moveFingers(pair(fromPx), pair(toPx));
  await lift();
}

/** After this, the next tap counts as the first one. */
const restMs = 1_000;

/** Taps at a point of the page; `times = 2` is a double tap. */
export async function tap(at: Point, times = 1): Promise<void> {
  gestureClock = Math.max(gestureClock, Date.now() / 1_000) + restMs / 1_000;
  for (let count = 0; count < times; count += 1) {
    await send('touchStart', [at], 80);
    await lift();
  }
}
