import { expect, it } from 'vitest';
import { parsePeople } from './dismissed-store.ts';
import { nothingDismissed } from './greeting-rules.ts';

it('reads back what users have dismissed', () => {
  const people = { ada: { hasBeenWelcomed: true, trialToldAt: 12, hasSeenDiscount: true } };
  expect(parsePeople({ people })).toEqual(people);
});

it('treats damaged records as not dismissed', () => {
  expect(parsePeople({ people: { ada: { hasBeenWelcomed: 'yes', trialToldAt: null }, bob: 7 } })).toEqual({
    ada: nothingDismissed,
    bob: nothingDismissed,
  });
});

it.each([undefined, null, 'text', { people: 12 }])('survives %j', (stored) => {
  expect(parsePeople(stored)).toEqual({});
});
