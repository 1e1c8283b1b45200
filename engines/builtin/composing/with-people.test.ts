import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';

const recipeOf = (prompt: string, style = 'Realistic') =>
  designRecipe({ prompt, tool: 'Genesys 1.0', style, aspectRatio: '16:9', seed: 7 }).recipe;
const shown = (prompt: string) => {
  const { hero, secondHero } = recipeOf(prompt);
  return [hero?.icon ?? null, secondHero?.icon ?? null];
};

test.each([
  ['A scientist pouring a glowing liquid in her laboratory', 'figure-scientist.f-pouring'],
  ['a queen sitting on her throne', 'figure-queen-throne'],
  ['a flamenco dancer on a stage', 'figure-flamenco-flamenco'],
  ['a street musician playing the violin under a streetlamp', 'figure-musician-violin'],
  ['an astronaut planting a flag on Mars', 'figure-astronaut-planting-flag'],
  ['uma pintora no seu ateliê', 'figure-artist.f-painting'],
  ['un herrero forjando una espada', 'figure-blacksmith-forging'],
  ['An old fisherman mending his net', 'figure-fisher.old-netting'],
  ['On a rainy night, a detective with a lantern', 'figure-detective-lantern'],
  ['uma menina segurando balões no parque', 'figure-girl-balloons'],
] as const)('"%s" shows its person', (prompt, icon) => {
  expect(shown(prompt)[0]).toBe(icon);
});

test.each([
  ['Um casal dançando na chuva', 'pair-man+lady-dancing'],
  ['a bride and groom kissing on the beach', 'pair-groom+bride-kissing'],
  ['a soldier hugging his daughter', 'pair-soldier+girl-hugging'],
  ['una pareja de ancianos tomados de la mano', 'pair-old-man+old-woman-hand-in-hand'],
] as const)('two who touch are one drawing: %s', (prompt, icon) => {
  expect(shown(prompt)).toEqual([icon, null]);
});

test.each([
  ['portrait of an old sailor with a white beard', 'portrait-sailor.old.whitebeard'],
  ['Close-up portrait of a viking warrior', 'portrait-viking'],
  ['retrato de una reina pelirroja', 'portrait-queen.redhair'],
] as const)('a portrait shows its person: %s', (prompt, icon) => {
  expect(shown(prompt)[0]).toBe(icon);
});

test('who is named beside a thing stands beside it', () => {
  expect(shown('a castle with a king')).toEqual(['castle', 'figure-king-standing']);
});

test('people are where they would be rather than where a word alone is', () => {
  expect(recipeOf('una bruja volando en su escoba').scene.id).toBe('forest');
  expect(recipeOf('a thief running away at night').scene.id).toBe('street');
  expect(recipeOf('Grandfather teaching his grandson how to fish')).toMatchObject({
    hero: { icon: 'figure-old-man-fishing' },
    scene: { id: 'river' },
  });
});

test('a face shows what the words say', () => {
  expect(shown('close-up of an angry samurai')[0]).toBe('portrait-samurai.angry');
});

test('two who act together are both shown', () => {
  expect(shown('dos amigas tomando café en una terraza')[0]).toBe(
    'pair-teen-girl+woman.blackhair.curly-coffee-for-two',
  );
  expect(shown('two children building a snowman')).toEqual(['figure-boy-snowman', 'figure-girl-gazing']);
});

test.each([
  'a castle with a princess',
  'a pirate ship in a storm',
  'a cat and a boy on a sofa',
  'a crown for a king',
])('a thing that is named first stays the picture: %s', (prompt) => {
  expect(shown(prompt)[0]).not.toMatch(/^figure-/);
});

test('a role is not drawn a second time as its emblem', () => {
  for (const prompt of ['a queen in her garden', 'a scientist in a laboratory', 'an old sailor on the shore'])
    expect(recipeOf(prompt).stickers.map(({ icon }) => icon)).toEqual([]);
});

test('clothes have the colour that is named', () => {
  expect(Object.keys(recipeOf('a man in a yellow raincoat').dyes ?? {})).toEqual(['figure-man-standing']);
});

test('a dragon before a knight is an actor on the ground', () => {
  const { recipe } = designRecipe({
    prompt: 'A knight fighting a dragon in front of a castle',
    tool: 'Genesys 1.0',
    style: 'Default',
    aspectRatio: '16:9',
    seed: 4,
  });
  expect(recipe.secondHero?.icon).toBe('dragon-roaring');
  expect(recipe.relation).toBe('meets');
});
