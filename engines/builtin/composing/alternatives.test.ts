import { describe, expect, test } from 'vitest';
import { presetThumbnailStyles } from '../../../contract/styles.ts';
import { designRecipe } from '../design.ts';
import type { Recipe } from '../recipe.ts';

const design = (prompt: string, alternative: number, style = 'MrBeast-tzdev') =>
  designRecipe({
    prompt,
    tool: 'Thumbnail',
    style,
    aspectRatio: '16:9',
    seed: 60 + alternative,
    alternative,
  }).recipe;

const four = (prompt: string, style?: string) =>
  [0, 1, 2, 3].map((alternative) => design(prompt, alternative, style));

const at = (recipes: readonly Recipe[], index: number): Recipe => {
  const recipe = recipes[index];
  if (!recipe) throw new RangeError(`no design ${index}`);
  return recipe;
};

const wordsOf = ({ headline }: Recipe) => headline?.lines.map(({ text }) => text).join(' ');

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

describe('four designs are four ideas', () => {
  const styles = presetThumbnailStyles.map(({ id }) => id);
  test.each([
    'I survived 100 days on a deserted island',
    'I spent 24 hours in a haunted house',
    'My grandmother taught me to bake bread',
    'The fastest car in the world hit a wall',
    'I built a house with only mud and sticks',
    'This robot cleaned my whole kitchen',
    'Como aprendi a tocar violão em 30 dias',
    'Eu passei 24 horas numa caverna',
    'O maior erro que cometi no meu casamento',
    'Minha avó ensinou o segredo do bolo de cenoura',
    'Viajei de trem pela Europa com 100 euros',
    'Um tubarão atacou nosso barco',
    'Pasé 50 horas en la selva',
    'Compré una guitarra por 10 dólares',
    'Mi abuela probó el picante más fuerte del mundo',
    'Lo que nadie te cuenta de vivir en Japón',
    'El oso entró en mi cocina',
    '10 mistakes every beginner makes',
    'Top 10 worst fast foods',
  ])('%s', (prompt) => {
    for (const style of styles) {
      const recipes = four(prompt, style);
      const different = (read: (recipe: Recipe) => unknown) =>
        new Set(recipes.map((recipe) => JSON.stringify(read(recipe)))).size;
      expect(different(wordsOf), `${style}: headlines`).toBeGreaterThanOrEqual(2);
      expect(
        different(({ scene }) => scene.id),
        `${style}: scenes`,
      ).toBeGreaterThanOrEqual(2);
      expect(
        different(({ scene }) => scene),
        `${style}: lights`,
      ).toBeGreaterThanOrEqual(3);
      expect(
        different(({ layout }) => layout),
        `${style}: layouts`,
      ).toBeGreaterThanOrEqual(2);
      const ideaOf = (recipe: Recipe) => [recipe.hero, recipe.relation, recipe.states, wordsOf(recipe)];
      expect(different(ideaOf), `${style}: ideas`).toBe(4);
      expect([recipes[3]?.layout, recipes[3]?.hero]).toEqual(['typography', null]);
    }
  });
});

test('another headline says something else, or leaves out an article at its beginning alone', () => {
  expect(wordsOf(at(four('My dog met a kangaroo'), 1))).toBe('DOG MET A KANGAROO');
  expect(wordsOf(at(four('Mi gato persigue al perro'), 1))).toBe('GATO PERSIGUE AL PERRO');
  expect(wordsOf(at(four('10 mistakes every beginner makes'), 1))).toBe('10 MISTAKES');
  expect(wordsOf(at(four('A verdade sobre a inteligência artificial'), 1))).toMatch(/\bIA\b|ARTIFICIAL/);
});

test('after four designs the ideas begin again, in another light', () => {
  for (const prompt of ['I survived 100 days on a deserted island', 'El oso entró en mi cocina']) {
    const first = design(prompt, 0);
    const again = design(prompt, 4);
    expect(again.scene.id).toBe(first.scene.id);
    expect(again.scene.mood).not.toBe(first.scene.mood);
  }
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
  const title = 'Entramos a la casa embrujada más peligrosa de Guadalajara';
  const [first, , , fourth] = four(title).map(wordsOf);
  expect(first).not.toContain('ENTRAMOS');
  expect(fourth).toBe(title.toUpperCase());
});
