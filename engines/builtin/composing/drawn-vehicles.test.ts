import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';

const shown = (prompt: string, tool: 'Genesys 1.0' | 'Thumbnail' = 'Genesys 1.0') =>
  designRecipe({ prompt, tool, style: 'Default', aspectRatio: '16:9', seed: 7 }).recipe;

test.each([
  ['a red Ferrari on a mountain road', 'sports-car'],
  ['a pickup truck in the desert', 'pickup-car'],
  ['un jeep en la montaña', 'off-roader'],
  ['um carro antigo na estrada', 'classic-car'],
  ['a formula 1 car on the track', 'formula-car'],
  ['a camper van on the beach', 'camper-van'],
  ['a motorcycle on the road', 'sports-motorbike'],
])('%s shows a %s', (prompt, icon) => {
  expect(shown(prompt).hero?.icon).toBe(icon);
});

test('a car has the colour of its words', () => {
  expect(shown('a yellow sports car in the city').dyes?.['sports-car']).toMatch(/^#/);
});

test('a title shows the same car', () => {
  expect(shown('I bought the cheapest Ferrari', 'Thumbnail').hero?.icon).toBe('sports-car');
});
