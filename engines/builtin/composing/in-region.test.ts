import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';

const sceneOf = (prompt: string) =>
  designRecipe({ prompt, tool: 'Genesys 1.0', style: 'Default', aspectRatio: '16:9', seed: 4 }).recipe.scene;

test.each([
  ['um gato preto na vila ao pôr do sol', 'colonial-town', 'sunset'],
  ['un músico en la plaza del pueblo de noche', 'colonial-town', 'night'],
  ['una niña vendiendo flores en el mercado', 'colonial-market', 'day'],
  ['a woman dancing in a Mexican town square', 'colonial-town', 'day'],
  ['a cat in an old town at night', 'village', 'night'],
  ['um cavaleiro numa vila medieval', 'village', 'day'],
  ['un mercado callejero bajo la nieve', 'market', 'snow'],
])('%s: %s, %s', (prompt, id, mood) => {
  expect(sceneOf(prompt)).toEqual({ id, mood });
});
