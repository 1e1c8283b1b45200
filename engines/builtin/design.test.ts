import { expect, test } from 'vitest';
import { designRecipe } from './design.ts';
import { recipeSchema } from './recipe.ts';

const prompts = [
  '',
  '🔥🔥🔥',
  '<b>bold</b> & "quoted" \\ text',
  'مرحبا بالعالم',
  '日本の電車はすごい',
  'தமிழ் தலைப்பு',
  'word '.repeat(800),
  'iPhone vs Samsung',
  'my house before and after',
  'Top 10 worst fast foods',
  'a cozy cabin in a snowy forest at night',
  '$1 vs $1,000,000 Hotel',
  '7 erros que todo iniciante comete',
];

test.each(prompts)('the prompt %j gives a valid recipe, the same one each time', (prompt) => {
  const input = { prompt, tool: 'Thumbnail', style: 'MrBeast', aspectRatio: '16:9', seed: 3 } as const;
  const { recipe } = designRecipe(input);
  expect(recipeSchema.parse(recipe)).toEqual(recipe);
  expect(designRecipe(input).recipe).toEqual(recipe);
});
