import { expect, it } from 'vitest';
import { parsePeople } from './told-store.ts';

it('reads back what people were told', () => {
  const people = { ada: { hasBeenWelcomed: true, trialToldAt: 12 } };
  expect(parsePeople({ people })).toEqual(people);
});

it('takes what is damaged for not told', () => {
  expect(parsePeople({ people: { ada: { hasBeenWelcomed: 'yes', trialToldAt: null }, bob: 7 } })).toEqual({
    ada: { hasBeenWelcomed: false, trialToldAt: 0 },
    bob: { hasBeenWelcomed: false, trialToldAt: 0 },
  });
});

it.each([undefined, null, 'text', { people: 12 }])('survives %j', (stored) => {
  expect(parsePeople(stored)).toEqual({});
});
