import { expect, it } from 'vitest';
import type { CoinGrant } from '#contract/coin-history.ts';
import { endsOf } from './grant-ends.ts';

const now = new Date('2026-11-22T12:00:00Z');
const on = (day: number) => new Date(Date.UTC(2026, 11, day)).toISOString();

function grant(id: string, changes: Partial<CoinGrant>): CoinGrant {
  const life = { createdAt: on(1), expiresAt: on(4), renewsAt: null };
  return { id, source: 'admin', amount: 100, remaining: 100, held: 0, ...life, ...changes };
}

it('shows the renewal day where new coins follow, and marks the grant that expires first without renewal', () => {
  const { ends, first } = endsOf(
    [
      grant('plan', { expiresAt: on(4), renewsAt: on(1) }),
      grant('late', { expiresAt: on(20) }),
      grant('gift', { expiresAt: on(10) }),
    ],
    now,
  );
  expect(ends.get('plan')).toEqual({ at: on(1), isRenewed: true, isSoon: false });
  expect(ends.get('gift')).toEqual({ at: on(10), isRenewed: false, isSoon: false });
  expect(first).toBe('gift');
});

it('last month’s remainder still expires after its renewal day has passed', () => {
  const past = new Date(now.getTime() - 1).toISOString();
  const { ends } = endsOf([grant('old', { renewsAt: past })], now);
  expect(ends.get('old')).toEqual({ at: on(4), isRenewed: false, isSoon: false });
});

it('marks no grant that is the only one, is renewed, or has only held coins left', () => {
  expect(endsOf([grant('only', {})], now).first).toBeNull();
  const renewed = grant('plan', { renewsAt: on(1) });
  expect(endsOf([renewed, grant('held', { remaining: 0, held: 5 })], now).first).toBeNull();
});

it('warns in the last three days, only of grants without renewal', () => {
  const isSoonAt = (moment: string) =>
    ['gift', 'plan'].map((id) => {
      const grants = [
        grant('gift', { expiresAt: on(4) }),
        grant('plan', { expiresAt: on(4), renewsAt: on(4) }),
      ];
      return endsOf(grants, new Date(moment)).ends.get(id)?.isSoon;
    });
  expect(isSoonAt('2026-11-30T23:59:59Z')).toEqual([false, false]);
  expect(isSoonAt('2026-12-01T00:00:00Z')).toEqual([true, false]);
});
