import { expect, it } from 'vitest';
import { toldNothing } from './greeting-rules.ts';
import { parsePeople } from './told-store.ts';

it('reads back what people were told', () => {
  const people = { ada: { hasBeenWelcomed: true, trialToldAt: 12, hasSeenDiscount: true } };
  expect(parsePeople({ people })).toEqual(people);
});

it('takes what is damaged for not told', () => {
  expect(parsePeople({ people: { ada: { hasBeenWelcomed: 'yes', trialToldAt: null }, bob: 7 } })).toEqual({
    ada: toldNothing,
    bob: toldNothing,
  });
});

it.each([undefined, null, 'text', { people: 12 }])('survives %j', (stored) => {
  expect(parsePeople(stored)).toEqual({});
});
