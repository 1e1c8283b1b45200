import { expect, it } from 'vitest';
import { parseUsers } from './dismissed-store.ts';
import { nothingDismissed } from './greeting-rules.ts';

it('reads back what users have dismissed', () => {
  const users = { ada: { hasBeenWelcomed: true, trialDismissedAt: 12, hasSeenDiscount: true } };
  expect(parseUsers({ users })).toEqual(users);
});

it('treats damaged records as not dismissed', () => {
  expect(parseUsers({ users: { ada: { hasBeenWelcomed: 'yes', trialDismissedAt: null }, bob: 7 } })).toEqual({
    ada: nothingDismissed,
    bob: nothingDismissed,
  });
});

it.each([undefined, null, 'text', { users: 12 }])('survives %j', (stored) => {
  expect(parseUsers(stored)).toEqual({});
});
