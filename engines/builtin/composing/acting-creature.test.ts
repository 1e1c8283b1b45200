import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';

function things(prompt: string, tool: 'Genesys Pro' | 'Thumbnail' = 'Genesys Pro') {
  const style = tool === 'Thumbnail' ? 'MrBeast-tzdev' : 'Default';
  const { hero, secondHero, stickers, dyes } = designRecipe({
    prompt,
    tool,
    style,
    aspectRatio: '16:9',
    seed: 1,
  }).recipe;
  return { hero: hero?.icon, second: secondHero?.icon, stickers: stickers.map(({ icon }) => icon), dyes };
}

test.each([
  ['A bear dances', 'figure-bear-dancing'],
  ['um urso dançando na floresta', 'figure-bear-dancing'],
  ['un gato bailando', 'figure-cat-dancing'],
  ['a cat playing the piano', 'figure-cat-piano'],
  ['a dog riding a skateboard', 'figure-dog-skating'],
  ['a monkey playing drums', 'figure-monkey-drums'],
  ['un dragón leyendo un libro', 'figure-dragon-reading'],
])('an animal that acts is that animal: %s', (prompt, hero) => {
  expect(things(prompt).hero).toBe(hero);
});

test.each([
  ['a unicorn running through a forest', 'unicorn-running'],
  ['um cachorro correndo na praia', 'dog-running'],
  ['a horse running in a field', 'horse-running'],
])('what runs on four legs is no shoe: %s', (prompt, hero) => {
  const { hero: shown, stickers } = things(prompt);
  expect(shown).toBe(hero);
  expect(stickers).not.toContain('running-shoe');
});

test('two animals that run do so both', () => {
  expect(things('dos perros corriendo en la playa')).toMatchObject({
    hero: 'dog-running',
    second: 'dog-running',
  });
});

test('a person and a bear who dance do so with each other', () => {
  expect(things('a woman dancing with a bear').hero).toBe('pair-woman+bear-dancing');
});

test('an animal keeps the colour that the words give it', () => {
  expect(Object.keys(things('a blue cat playing the piano').dyes ?? {})).toContain('figure-cat-piano');
});

test('a thumbnail shows what it did before', () => {
  expect(things('A bear dances', 'Thumbnail').hero).not.toBe('figure-bear-dancing');
});

test('a cat that sits does so, in the colour of its coat', () => {
  const { hero, dyes } = things('a black cat sitting on a windowsill');
  expect(hero).toBe('black-cat-sitting');
  expect(dyes?.['black-cat-sitting']).toBeUndefined();
});

test('a shark that swims is no swimmer', () => {
  expect(things('a shark swimming toward the camera underwater').hero).toBe('shark-swimming');
});
