import { describe, expect, it } from 'vitest';
import { expiryWarningDays } from './coin-expiry.ts';

const now = Date.parse('2026-05-01T12:00:00.000Z');
const user = (expiry: string | null) => ({
  planType: 'free' as const,
  hasReceivedInitialCoins: true,
  initialCoinsExpiryDate: expiry,
});

describe('the expiry warning', () => {
  it.each([
    ['2026-05-04T12:00:00.000Z', 3],
    ['2026-05-02T13:00:00.000Z', 2],
    ['2026-05-01T12:00:01.000Z', 1],
  ])('for %s counts %i days', (expiry, days) => {
    expect(expiryWarningDays(user(expiry), now)).toBe(days);
  });

  it.each(['2026-05-04T12:00:01.000Z', '2026-05-01T12:00:00.000Z', null])('is null for %s', (expiry) => {
    expect(expiryWarningDays(user(expiry), now)).toBeNull();
  });

  it('is null for a paid plan and for a user without free coins', () => {
    const soon = user('2026-05-02T12:00:00.000Z');
    expect(expiryWarningDays({ ...soon, planType: 'pro' }, now)).toBeNull();
    expect(expiryWarningDays({ ...soon, hasReceivedInitialCoins: false }, now)).toBeNull();
  });
});
