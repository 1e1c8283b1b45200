import { describe, expect, it } from 'vitest';
import { PointerTracker } from './pointer-tracker.ts';

const at = (x: number, y = 0) => ({ x, y });

describe('one pointer', () => {
  it('is a press while it only jitters', () => {
    const pointers = new PointerTracker();
    pointers.press(1, at(100, 50), 0);
    expect(pointers.move(1, at(103, 52), 10)).toBeNull();
    expect(pointers.release(1, 20)).toEqual({ pressed: at(100, 50) });
  });

  it('drags from where it was pressed, including the pixels of jitter', () => {
    const pointers = new PointerTracker();
    pointers.press(1, at(100), 0);
    expect(pointers.move(1, at(104), 16)).toBeNull();
    expect(pointers.move(1, at(110), 32)).toEqual({ by: at(10), at: at(110), moved: at(10) });
    // Once dragging, it may return to where it was pressed.
    expect(pointers.move(1, at(100), 48)).toEqual({ by: at(-10), at: at(100), moved: at(0) });
  });

  it('ends with the speed of its last move, or none after a rest', () => {
    const drag = (releasedMs: number) => {
      const pointers = new PointerTracker();
      pointers.press(1, at(0), 0);
      pointers.move(1, at(-10), 10);
      pointers.move(1, at(-30), 20);
      pointers.move(1, at(-32), 20);
      return pointers.release(1, releasedMs);
    };
    expect(drag(60)).toEqual({ moved: at(-32), speed: 2 });
    expect(drag(200)).toEqual({ moved: at(-32), speed: 0 });
  });

  it('that is not pressed does nothing', () => {
    const pointers = new PointerTracker();
    expect(pointers.move(1, at(9), 0)).toBeNull();
    expect(pointers.release(1, 0)).toBeNull();
    expect(pointers.cancel(1, 0)).toBe(false);
  });

  it('ignores one that was pressed outside', () => {
    const pointers = new PointerTracker();
    pointers.press(1, at(0), 0);
    pointers.release(2, 10);
    pointers.cancel(2, 10);
    expect(pointers.release(1, 20)).toEqual({ pressed: at(0) });
  });

  it('that the browser cancels during a drag cancels the drag', () => {
    const pointers = new PointerTracker();
    pointers.press(1, at(0), 0);
    pointers.move(1, at(50), 16);
    expect(pointers.cancel(1, 32)).toBe(true);
    pointers.press(1, at(0), 48);
    expect(pointers.cancel(1, 64), 'a press is no drag').toBe(false);
  });
});

describe('two pointers', () => {
  it('cancel the first one’s drag and press nothing', () => {
    const pointers = new PointerTracker();
    expect(pointers.press(1, at(0), 0)).toBe(false);
    pointers.move(1, at(50), 16);
    expect(pointers.press(2, at(150), 32)).toBe(true);
    expect(pointers.release(2, 48)).toBeNull();
  });

  it('zoom about their middle and pan with it', () => {
    const pointers = new PointerTracker();
    pointers.press(1, at(0), 0);
    pointers.press(2, at(100), 0);
    expect(pointers.move(2, at(200), 16)).toEqual({ factor: 2, at: at(50), by: at(50) });
    expect(pointers.move(1, at(0, 40), 32)).toMatchObject({ at: at(100), by: at(0, 20) });
  });

  it('in the same place zoom by their distance in pixels', () => {
    const pointers = new PointerTracker();
    pointers.press(1, at(10), 0);
    pointers.press(2, at(10), 0);
    expect(pointers.move(2, at(13), 16)).toMatchObject({ factor: 3 });
  });

  it('become one that continues dragging from where it is', () => {
    const pointers = new PointerTracker();
    pointers.press(1, at(0), 0);
    pointers.press(2, at(100), 0);
    pointers.release(2, 16);
    expect(pointers.move(1, at(2), 32)).toEqual({ by: at(2), at: at(2), moved: at(2) });
    expect(pointers.release(1, 40)).toEqual({ moved: at(2), speed: 0.125 });
  });
});
