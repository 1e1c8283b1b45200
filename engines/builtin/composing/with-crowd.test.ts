import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';
import { arrange } from '../layout/arrange.ts';
import { styleOf } from '../styles/styles.ts';

const design = (prompt: string) =>
  designRecipe({ prompt, tool: 'Genesys 1.0', style: 'Default', aspectRatio: '16:9', seed: 7 }).recipe;

test.each([
  ['three sailing ships on the sea', 3],
  ['dois veleiros no mar', 2],
  ['cinco globos aerostáticos sobre un valle', 5],
  ['three wolves in the forest', 3],
  ['um grupo de amigos na praia', 5],
  ['un grupo de niños jugando al fútbol', 5],
])('"%s" shows %i', (prompt, count) => {
  const { hero, crowd = [], relation } = design(prompt);
  expect([hero !== null, crowd.length + 1, relation]).toEqual([true, count, 'many']);
});

test('one ship has no crowd, and two animals meet', () => {
  expect(design('a sailing ship on the sea').crowd).toBeUndefined();
  const { crowd, secondHero } = design('two wolves in the forest');
  expect([crowd, secondHero === null]).toEqual([undefined, false]);
});

test('people of a group differ, and are all in the picture', () => {
  const recipe = design('a group of friends sitting around a campfire');
  const { hero, crowd, stickers } = arrange(recipe, styleOf('Default'));
  const all = [...(hero ? [hero] : []), ...crowd];
  expect(new Set(all.map(({ icon }) => icon)).size).toBe(5);
  for (const { bounds } of all) {
    expect(bounds.x).toBeGreaterThan(-20);
    expect(bounds.x + bounds.width).toBeLessThan(recipe.size.width + 20);
  }
  expect(stickers.some(({ icon }) => icon === 'campfire')).toBe(true);
});

test('things on a table are as many as the words say', () => {
  const recipe = design('four oranges on a table');
  const { hero, stickers } = arrange(recipe, styleOf('Default'));
  expect(stickers.filter(({ icon }) => icon === hero?.icon)).toHaveLength(3);
});

test('what is around is counted, too', () => {
  const { stickers } = design('a bear with three pumpkins in the garden');
  expect(stickers.filter(({ icon }) => icon === 'pumpkin')).toHaveLength(3);
});
