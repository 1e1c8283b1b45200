import { expect, it } from 'vitest';
import { formatCents, formatPrice } from './money.ts';

it('writes prices in whole dollars', () => {
  expect(formatPrice(1_740)).toBe('$1,740');
});

it('writes amounts to the cent', () => {
  expect([formatCents(174_000), formatCents(1_405), formatCents(-500)]).toEqual([
    '$1,740.00',
    '$14.05',
    '-$5.00',
  ]);
});
