import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';

const designOf = (prompt: string) =>
  designRecipe({ prompt, tool: 'Thumbnail', style: 'Kurzgesagt-tzdev', aspectRatio: '16:9', seed: 5 }).recipe;

test.each([
  ['Inside The Most Beautiful Coffee Shop In Paris', 'cafe'],
  ['Nuestra boda en la iglesia fue un desastre', 'church'],
  ['Playing Guitar In The Subway For 24 Hours', 'station'],
  ['Fui ao mercado municipal de São Paulo com 50 reais', 'colonial-market'],
  ['Fishing From The Pier At Night', 'dock'],
  ['Proposing To My Girlfriend In The Park', 'park'],
  ['The Lion That Raised A Baby Goat', 'savanna'],
])('the place of a title is behind its hero: %s', (prompt, scene) => {
  expect(designOf(prompt).scene.id).toBe(scene);
});

test('a country that the hero is in is not its scene', () => {
  expect(designOf('Quanto custa ter um cavalo no Brasil?').scene.id).toBe('meadow');
});

test('a garden is shown by more than a seedling', () => {
  const { hero, scene } = designOf('Cómo hice un jardín japonés en mi terraza');
  expect([hero?.icon, scene.id]).toEqual(['cherry-tree', 'japanese-garden']);
});

test.each([
  ['Surviving The Coldest Village On Earth', 'village'],
  ['El día que el volcán destruyó Pompeya', 'volcano'],
])('a place that is the hero itself is not behind it again: %s', (prompt, hero) => {
  const design = designOf(prompt);
  expect(design.hero?.icon).toBe(hero);
  expect(design.scene.id).not.toBe(hero);
});
