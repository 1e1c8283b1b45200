import { expect, it } from 'vitest';
import { shownPrompt, styleLabel } from './shown-prompt.ts';

it('shows the user’s own words, not the expanded prompt', () => {
  expect(shownPrompt({ originalPrompt: 'a shark', prompt: 'a giant shark, cinematic' })).toBe('a shark');
  expect(shownPrompt({ originalPrompt: '', prompt: 'a shark' })).toBe('a shark');
  expect(shownPrompt({ originalPrompt: '', prompt: '' })).toBeNull();
});

it.each([
  ['MrBeast-tzdev', 'MrBeast'],
  ['Pixaled Art', 'Pixel Art'],
  ['lava-style', 'lava'],
  ['Lava studio-v3', 'Lava studio'],
  ['Lava @ada', 'Lava'],
  ['-style', '-style'],
])('the style %s reads %s', (style, label) => {
  expect(styleLabel(style)).toBe(label);
});
