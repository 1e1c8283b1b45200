import { describe, expect, it } from 'vitest';
import { HeldPointers } from './held-pointers.ts';

const at = (x: number, y = 0) => ({ x, y });

describe('one pointer', () => {
  it('is a press while it only jitters', () => {
    const held = new HeldPointers();
    held.press(1, at(100, 50), 0);
    expect(held.move(1, at(103, 52), 10)).toBeNull();
    expect(held.release(1, 20)).toEqual({ pressed: at(100, 50) });
  });

  it('drags from where it was pressed, including the pixels of jitter', () => {
    const held = new HeldPointers();
    held.press(1, at(100), 0);
    expect(held.move(1, at(104), 16)).toBeNull();
    expect(held.move(1, at(110), 32)).toEqual({ by: at(10), at: at(110), moved: at(10) });
    // Once dragging, it may return to where it was pressed.
    expect(held.move(1, at(100), 48)).toEqual({ by: at(-10), at: at(100), moved: at(0) });
  });

  it('ends with the speed of its last move, or none after a rest', () => {
    const drag = (releasedMs: number) => {
      const held = new HeldPointers();
      held.press(1, at(0), 0);
      held.move(1, at(-10), 10);
      held.move(1, at(-30), 20);
      held.move(1, at(-32), 20);
      return held.release(1, releasedMs);
    };
    expect(drag(60)).toEqual({ moved: at(-32), speed: 2 });
    expect(drag(200)).toEqual({ moved: at(-32), speed: 0 });
  });

  it('that is not held does nothing', () => {
    const held = new HeldPointers();
    expect(held.move(1, at(9), 0)).toBeNull();
    expect(held.release(1, 0)).toBeNull();
    expect(held.cancel(1, 0)).toBe(false);
  });

  it('ignores one that was pressed outside', () => {
    const held = new HeldPointers();
    held.press(1, at(0), 0);
    held.release(2, 10);
    held.cancel(2, 10);
    expect(held.release(1, 20)).toEqual({ pressed: at(0) });
  });

  it('that the browser cancels during a drag breaks it off', () => {
    const held = new HeldPointers();
    held.press(1, at(0), 0);
    held.move(1, at(50), 16);
    expect(held.cancel(1, 32)).toBe(true);
    held.press(1, at(0), 48);
    expect(held.cancel(1, 64), 'a press is no drag').toBe(false);
  });
});

describe('two pointers', () => {
  it('break off the first one’s drag and press nothing', () => {
    const held = new HeldPointers();
    expect(held.press(1, at(0), 0)).toBe(false);
    held.move(1, at(50), 16);
    expect(held.press(2, at(150), 32)).toBe(true);
    expect(held.release(2, 48)).toBeNull();
  });

  it('zoom about their middle and pan with it', () => {
    const held = new HeldPointers();
    held.press(1, at(0), 0);
    held.press(2, at(100), 0);
    expect(held.move(2, at(200), 16)).toEqual({ factor: 2, at: at(50), by: at(50) });
    expect(held.move(1, at(0, 40), 32)).toMatchObject({ at: at(100), by: at(0, 20) });
  });

  it('in the same place zoom by their distance in pixels', () => {
    const held = new HeldPointers();
    held.press(1, at(10), 0);
    held.press(2, at(10), 0);
    expect(held.move(2, at(13), 16)).toMatchObject({ factor: 3 });
  });

  it('become one that continues dragging from where it is', () => {
    const held = new HeldPointers();
    held.press(1, at(0), 0);
    held.press(2, at(100), 0);
    held.release(2, 16);
    expect(held.move(1, at(2), 32)).toEqual({ by: at(2), at: at(2), moved: at(2) });
    expect(held.release(1, 40)).toEqual({ moved: at(2), speed: 0.125 });
  });
});
