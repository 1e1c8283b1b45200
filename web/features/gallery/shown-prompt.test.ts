import { expect, it } from 'vitest';
import { ownName, shownPrompt } from './shown-prompt.ts';

it('shows the user’s own words, not the expanded prompt', () => {
  expect(shownPrompt({ originalPrompt: 'a shark', prompt: 'a giant shark, cinematic' })).toBe('a shark');
  expect(shownPrompt({ originalPrompt: '', prompt: 'a shark' })).toBe('a shark');
  expect(shownPrompt({ originalPrompt: '', prompt: '' })).toBeNull();
});

it('a picture has the name that the user gave it, or none', () => {
  expect(ownName({ id: '7', name: 'Attic video' })).toBe('Attic video');
  expect(ownName({ id: '7', name: 'adventure-7' })).toBeNull();
});
