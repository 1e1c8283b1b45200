import { expect, test } from 'vitest';
import { firstText } from './first-text.ts';

const first = { coins: 100, isReturning: false, isFree: true };

test('promises free pictures only to users whose coins were free', () => {
  expect(firstText(first)).toBe('firstText');
  // A paid plan, and an admin with one, have paid coins.
  expect(firstText({ ...first, coins: 2_000, isFree: false })).toBe('firstTextPaid');
});

test('mentions no coins if there are none or pictures were made before', () => {
  for (const isFree of [true, false]) {
    expect(firstText({ ...first, coins: 0, isFree })).toBe('firstTextNoCoins');
    expect(firstText({ ...first, isReturning: true, isFree })).toBe('firstTextNoCoins');
  }
});
