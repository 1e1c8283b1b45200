import { describe, expect, it } from 'vitest';
import { freeCoinsEnd } from './free-coins-end.ts';

const now = Date.parse('2026-05-01T12:00:00.000Z');
const end = '2026-05-20T12:00:00.000Z';
const newcomer = { planType: 'free', hasReceivedInitialCoins: true, initialCoinsExpiryDate: end } as const;

describe('the expiry of free coins', () => {
  it('is that of the sign-up coins for a user with no others', () => {
    expect(freeCoinsEnd(newcomer, 100, now)).toBe(end);
    expect(freeCoinsEnd(newcomer, 1, now)).toBe(end);
  });

  it('is not shown for a plan’s coins, during the plan or after it', () => {
    expect(freeCoinsEnd({ ...newcomer, planType: 'pro' }, 40, now)).toBeNull();
    expect(freeCoinsEnd(newcomer, 2_040, now)).toBeNull();
  });

  it('is not shown once it has passed: remaining coins have another source', () => {
    expect(
      freeCoinsEnd({ ...newcomer, initialCoinsExpiryDate: '2026-04-01T12:00:00.000Z' }, 40, now),
    ).toBeNull();
  });

  it('is not shown for an empty balance', () => {
    expect(freeCoinsEnd(newcomer, 0, now)).toBeNull();
    expect(freeCoinsEnd({ ...newcomer, hasReceivedInitialCoins: false }, 40, now)).toBeNull();
    expect(freeCoinsEnd({ ...newcomer, initialCoinsExpiryDate: null }, 40, now)).toBeNull();
  });
});
