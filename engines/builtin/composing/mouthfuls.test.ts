import { expect, test } from 'vitest';
import { withMouthful } from './mouthfuls.ts';

test('what a dog chews is in its mouth, and a squirrel has its nut', () => {
  const dog = { hero: { icon: 'dog-fetching' }, secondHero: { icon: 'running-shoe' }, stickers: [] };
  expect(withMouthful(dog)).toEqual({
    hero: { icon: 'dog-fetching' },
    secondHero: null,
    stickers: [{ icon: 'running-shoe' }],
  });
  const squirrel = { hero: { icon: 'chipmunk' }, secondHero: { icon: 'acorn' }, stickers: [] };
  expect(withMouthful(squirrel).secondHero).toBeNull();
});

test('what is in a mouth is in no relation to it', () => {
  const dog = {
    hero: { icon: 'dog-fetching' },
    secondHero: { icon: 'bone' },
    stickers: [],
    relation: 'on' as const,
  };
  expect('relation' in withMouthful(dog)).toBe(false);
});
