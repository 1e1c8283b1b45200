import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';

const hero = (prompt: string, tool: 'Genesys 1.0' | 'Thumbnail' = 'Genesys 1.0') =>
  designRecipe({ prompt, tool, style: 'Default', aspectRatio: '16:9', seed: 7 }).recipe.hero?.icon;

test.each([
  ['a golden trophy on a pedestal', 'gold-cup'],
  ['uma coroa de ouro', 'royal-crown'],
  ['un lingote de oro', 'bars-of-gold'],
  ['a laptop on a desk', 'open-laptop'],
  ['an acoustic guitar', 'acoustic-guitar'],
  ['a medieval sword in the snow', 'long-sword'],
  ['a camera on a table', 'mirrorless-camera'],
])('%s shows %s', (prompt, icon) => {
  expect(hero(prompt)).toBe(icon);
});

test('an electric guitar is no acoustic one', () => {
  expect(hero('an electric guitar')).toBe('guitar');
});

test('a title shows the same thing', () => {
  expect(hero('The best laptop for students', 'Thumbnail')).toBe('open-laptop');
});
