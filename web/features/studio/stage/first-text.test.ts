import { expect, test } from 'vitest';
import { firstText } from './first-text.ts';

const first = { coins: 100, isReturning: false, isFree: true };

test('promises pictures to those alone whose coins are a present', () => {
  expect(firstText(first)).toBe('firstText');
  // A paid plan, and an admin with one, bring coins that were paid for.
  expect(firstText({ ...first, coins: 2_000, isFree: false })).toBe('firstTextPaid');
});

test('says nothing of coins that are not there, or to who has made pictures before', () => {
  for (const isFree of [true, false]) {
    expect(firstText({ ...first, coins: 0, isFree })).toBe('firstTextNoCoins');
    expect(firstText({ ...first, isReturning: true, isFree })).toBe('firstTextNoCoins');
  }
});
