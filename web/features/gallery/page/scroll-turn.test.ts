import { expect, test } from 'vitest';
import { atTop, turnedAt } from './scroll-turn.ts';

/** Whether a page is on its way down after each of these offsets. */
function downAt(...offsets: number[]): boolean[] {
  let turn = atTop;
  return offsets.map((offset) => {
    turn = turnedAt(turn, offset);
    return turn.isDown;
  });
}

test('a page is on its way down after a few steps down, and no longer after a few up', () => {
  expect(downAt(0, 10, 17, 400, 390, 383)).toEqual([false, false, true, true, true, false]);
});

test('it turns where the way up began, not where the way down did', () => {
  expect(downAt(400, 300, 100, 110, 117)).toEqual([true, false, false, false, true]);
});

test('the top is never on the way down, even where the page springs back beyond it', () => {
  expect(downAt(20, 0, -40, 0)).toEqual([true, false, false, false]);
});
