import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';

const recipeOf = (prompt: string) =>
  designRecipe({ prompt, tool: 'Genesys 1.0', style: 'Default', aspectRatio: '16:9', seed: 3 }).recipe;

test.each(['a wooden boat on the sand', 'um barco na areia', 'un barco varado en la playa'])(
  '%s has no waves of its own',
  (prompt) => {
    const { hero, scene } = recipeOf(prompt);
    expect([hero?.icon, scene.id]).toEqual(['beached-boat', 'beach']);
  },
);

test('a boat at sea is afloat', () => {
  expect(recipeOf('a sailboat on the ocean').hero?.icon).toBe('sailboat');
});
