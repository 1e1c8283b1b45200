import { expect, test } from 'vitest';
import { atTop, turnedAt } from './scroll-turn.ts';

/** Whether the page is scrolling down after each of these offsets. */
function downAt(...offsets: number[]): boolean[] {
  let turn = atTop;
  return offsets.map((offset) => {
    turn = turnedAt(turn, offset);
    return turn.isDown;
  });
}

test('a page counts as scrolling down after a few steps down, and no longer after a few up', () => {
  expect(downAt(0, 10, 17, 400, 390, 383)).toEqual([false, false, true, true, true, false]);
});

test('the turn is measured from where the way up started', () => {
  expect(downAt(400, 300, 100, 110, 117)).toEqual([true, false, false, false, true]);
});

test('the top is never scrolling down, even when the page bounces beyond it', () => {
  expect(downAt(20, 0, -40, 0)).toEqual([true, false, false, false]);
});
