import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';
import { readFigure } from '../own-drawings/figures/figures.ts';

const seeds = Array.from({ length: 16 }, (_, seed) => seed);

const drawn = (prompt: string, seed: number, style = 'Default') =>
  designRecipe({ prompt, tool: 'Genesys 1.0', style, aspectRatio: '16:9', seed }).recipe;

test('seeds differ in the hour that the words leave open, and never take night or storm', () => {
  const hours = seeds.map((seed) => drawn('a horse in a meadow', seed).scene.mood);
  expect(new Set(hours).size).toBeGreaterThan(1);
  for (const hour of hours) expect(hour).not.toMatch(/night|storm/);
});

test('an hour that the words say stays', () => {
  for (const seed of seeds) expect(drawn('um cavalo no campo ao pôr do sol', seed).scene.mood).toBe('sunset');
});

test('a dark style is at night', () => {
  for (const seed of seeds)
    expect(drawn('un caballo en el campo', seed, 'Futuristic').scene.mood).toBe('night');
});

test('a hall keeps its own light', () => {
  for (const seed of seeds) expect(drawn('a nurse in a corridor', seed).scene.mood).not.toBe('green');
});

test('who only stands walks for some seeds, and not where the words say that they stand', () => {
  const poseOf = (prompt: string, seed: number) => {
    const { hero, faces } = drawn(prompt, seed);
    return readFigure(faces?.[hero?.icon ?? ''] ?? hero?.icon ?? '')?.pose;
  };
  const poses = new Set(seeds.map((seed) => poseOf('a king in a village', seed)));
  expect(poses).toEqual(new Set(['standing', 'walking']));
  for (const seed of seeds) expect(poseOf('a king standing in a village', seed)).toBe('standing');
});
