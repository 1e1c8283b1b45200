import { expect, it } from 'vitest';
import { shownPrompt } from './shown-prompt.ts';

it('shows the user’s own words, not the expanded prompt', () => {
  expect(shownPrompt({ originalPrompt: 'a shark', prompt: 'a giant shark, cinematic' })).toBe('a shark');
  expect(shownPrompt({ originalPrompt: '', prompt: 'a shark' })).toBe('a shark');
  expect(shownPrompt({ originalPrompt: '', prompt: '' })).toBeNull();
});
