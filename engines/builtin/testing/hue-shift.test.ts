import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';
import { renderRecipe } from '../render.ts';
import { measureHues } from './hue-shift.ts';
import { measureLetters } from './letter-contrast.ts';

const { recipe } = designRecipe({
  prompt: 'a banana in the kitchen',
  tool: 'Genesys 1.0',
  style: 'Default',
  aspectRatio: '16:9',
  seed: 4,
});

function pixels(filter = 'none'): Uint8ClampedArray {
  const canvas = renderRecipe(recipe);
  const context = canvas.getContext('2d');
  context.filter = filter;
  context.drawImage(canvas, 0, 0);
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
}

test('food keeps its hue in a plain design', () => {
  expect(recipe.hero?.icon).toBe('banana');
  const [shift] = measureHues(recipe, pixels());
  expect(shift?.degrees).toBeLessThan(20);
});

test('a shifted hue is measured', () => {
  const [shift] = measureHues(recipe, pixels('hue-rotate(120deg)'));
  expect(shift?.degrees).toBeGreaterThan(60);
});

test('things that have any colour are not measured', () => {
  const car = { ...recipe, hero: { icon: 'automobile' } };
  expect(measureHues(car, pixels())).toEqual([]);
});

test('letters in the colour of their ground have no contrast', () => {
  const titled = designRecipe({
    prompt: '"BIG SHARK"',
    tool: 'Thumbnail',
    style: 'MrBeast-tzdev',
    aspectRatio: '16:9',
    seed: 4,
  }).recipe;
  const grey = new Uint8ClampedArray(titled.size.width * titled.size.height * 4).fill(128);
  expect(Math.max(...measureLetters(titled, grey).map(({ worst }) => worst))).toBeCloseTo(1);
  expect(Math.min(...measureLetters(titled).map(({ worst }) => worst))).toBeGreaterThan(4.5);
});
