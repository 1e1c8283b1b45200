import { expect, test } from 'vitest';
import { composeRecipe } from '../composing/compose-recipe.ts';
import { lightOf, weatherOf } from './light.ts';
import { understand } from './understand.ts';

test.each([
  ['a fox reading a book in a snowy forest at night', 'snow', ['night', 'aurora']],
  ['um astronauta andando de bicicleta na praia ao pôr do sol', 'beach', ['sunset']],
  ['un castillo en las montañas al amanecer', 'river', ['dawn']],
  ['an autumn forest with a fox', 'forest', ['autumn']],
] as const)('%s is painted as a %s scene, %s', (prompt, scene, moods) => {
  const input = { prompt, tool: 'Genesys Pro', style: 'Photographic', aspectRatio: '16:9', seed: 9 } as const;
  const { recipe } = composeRecipe(understand(prompt), input);
  expect(recipe.scene.id).toBe(scene);
  expect(moods).toContain(recipe.scene.mood);
});

test.each([
  ['24 hours in a hotel for only $9 a night'],
  ['top 10 phones of the year'],
  ['5 night shifts as a nurse'],
])('"%s" names no hour', (prompt) => {
  expect(lightOf(prompt)).toBeNull();
});

test.each([
  ['a cabin in the woods with snow falling', 'snowfall'],
  ['uma cabana com neve caindo', 'snowfall'],
  ['una calle bajo la lluvia', 'rain'],
  ['snow leopard facts', null],
])('the weather of "%s" is %s', (prompt, weather) => {
  expect(weatherOf(prompt)).toBe(weather);
});
