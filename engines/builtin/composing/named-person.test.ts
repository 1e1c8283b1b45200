import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';

function heroes(prompt: string) {
  const { hero, secondHero } = designRecipe({
    prompt,
    tool: 'Genesys 1.0',
    style: 'Default',
    aspectRatio: '16:9',
    seed: 1,
  }).recipe;
  return [hero?.icon, secondHero?.icon];
}

test('a boy and his dog are both in the picture', () => {
  const [hero, second] = heroes('um menino e seu cachorro no parque');
  expect(hero).toMatch(/^figure-boy-/);
  expect(second).toBe('dog-standing');
});

test('a person who is named first is the hero, not the birds', () => {
  expect(heroes('an old man sitting on a park bench feeding pigeons')[0]).toBe('figure-old-man-bench');
});

test('an animal without a person stays alone', () => {
  expect(heroes('un perro en el parque')).toEqual(['dog-standing', undefined]);
});

test('who smiles is a person and no emoji', () => {
  expect(heroes('portrait of a smiling grandmother in her kitchen')[0]).toBe('portrait-old-woman');
});
