import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';

const design = (prompt: string) =>
  designRecipe({ prompt, tool: 'Thumbnail', style: 'MrBeast-tzdev', aspectRatio: '16:9', seed: 4 });

test.each([
  ['The ornithopter nobody remembers', 'ornithopter'],
  ['O ornitorrinco que ninguém viu', 'ornitorrinco'],
  ['Mi nuevo sacapuntas', 'sacapuntas'],
  ['asdf qwer zxcv', 'asdf'],
  ['I wore a gas mask for a week', 'gas mask'],
  ['My new gun', 'gun'],
  ['Jet ski or not', 'jet ski'],
])('%s: words alone, and a warning that names it', (prompt, noun) => {
  const { recipe, warnings } = design(prompt);
  expect(recipe.hero).toBe(null);
  expect(recipe.layout).toBe('typography');
  expect(recipe.scene.id).not.toBe('money');
  expect(warnings.map(({ code }) => code)).toEqual(['subject-not-drawn']);
  expect(warnings[0]?.message.toLowerCase()).toContain(`“${noun}”`);
});

test.each(['A shark chased our boat', 'How to be happy', 'O tubarão atacou o barco', 'Tesla vs BYD'])(
  '%s: no warning',
  (prompt) => {
    expect(design(prompt).warnings).toEqual([]);
  },
);
