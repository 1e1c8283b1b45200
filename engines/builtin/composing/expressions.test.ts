import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';
import { recipeSchema } from '../recipe.ts';

function heroOf(prompt: string) {
  const { recipe } = designRecipe({
    prompt,
    tool: 'Genesys Pro',
    style: 'Default',
    aspectRatio: '16:9',
    seed: 3,
  });
  expect(recipeSchema.parse(recipe)).toEqual(recipe);
  const icon = recipe.hero?.icon ?? '';
  return recipe.faces?.[icon] ?? icon;
}

test.each([
  ['a detective in the rain', 'serious'],
  ['a boxer in the gym', 'serious'],
  ['un niño triste sentado en un banco', 'sad'],
  ['a tired nurse in a corridor', 'tired'],
  ['um soldado cansado', 'tired'],
  ['un panadero orgulloso', 'proud'],
  ['portrait of a serious man', 'serious'],
  ['retrato de uma mulher cansada', 'tired'],
])('%s looks %s', (prompt, expression) => {
  expect(heroOf(prompt)).toMatch(new RegExp(`^(?:figure|portrait)-[a-z.-]*\\.${expression}\\b`));
});

test.each(['a girl with a balloon', 'a waiter in a café', 'um cachorro feliz', 'a happy farmer'])(
  '%s is not serious',
  (prompt) => {
    expect(heroOf(prompt)).not.toMatch(/\.(?:serious|sad|tired|angry)\b/);
  },
);

test('a title keeps the faces of its people', () => {
  const { recipe } = designRecipe({
    prompt: 'I was a detective for a day',
    tool: 'Thumbnail',
    style: 'MrBeast',
    aspectRatio: '16:9',
    seed: 3,
  });
  expect(recipe.faces).toBeUndefined();
});
