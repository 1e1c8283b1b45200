import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';

const four = (prompt: string) =>
  [0, 1, 2, 3].map(
    (alternative) =>
      designRecipe({
        prompt,
        tool: 'Thumbnail',
        style: 'MrBeast-tzdev',
        aspectRatio: '16:9',
        seed: 60 + alternative,
        alternative,
      }).recipe,
  );

const wordsOf = ({ headline }: ReturnType<typeof four>[number]) =>
  headline?.lines.map(({ text }) => text).join(' ');

test.each([
  'My dog met a kangaroo',
  'Meu cachorro encontrou uma cobra no quintal',
  'Mi gato persigue al perro',
])('%s: two actors, another headline, the hero alone, the words alone', (prompt) => {
  const [first, second, third, fourth] = four(prompt);
  expect(first?.relation).toBeDefined();
  expect(second?.relation).toBeDefined();
  expect(third?.relation).toBeUndefined();
  expect(third?.hero?.icon).toBe(first?.hero?.icon);
  expect([fourth?.layout, fourth?.hero]).toEqual(['typography', null]);
});

test('at least two headlines differ where the prompt gives two', () => {
  const words = four('The fastest car in the world hit a wall').map(wordsOf);
  expect(new Set(words).size).toBeGreaterThan(1);
});

test('a comparison and a picture without words keep their parts', () => {
  for (const recipe of four('iPhone vs Samsung')) expect(recipe.layout).toBe('versus');
  const picture = designRecipe({
    prompt: 'a fox in the snow',
    tool: 'Genesys Pro',
    style: 'Realistic',
    aspectRatio: '16:9',
    seed: 3,
    alternative: 3,
  });
  expect(picture.recipe.hero?.icon).toBe('fox-standing');
});

test('words alone are all words of a title that the first design shortens', () => {
  const [first, , , fourth] = four('Encontré a un pingüino en la casa embrujada').map(wordsOf);
  expect(first).not.toContain('ENCONTRÉ');
  expect(fourth).toBe('ENCONTRÉ A UN PINGÜINO EN LA CASA EMBRUJADA');
});
