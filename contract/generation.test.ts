import { expect, test } from 'vitest';
import { isBlankPrompt } from './generation.ts';

test.each([
  '',
  ' \n\t',
  '\u00a0\u3000',
  '\u200b\u2060\ufeff\u00ad',
  '\u200d',
  '\u202e \u200f',
  '\u3164',
  '\ufe0f',
])('sees nothing in %j', (prompt) => {
  expect(isBlankPrompt(prompt)).toBe(true);
});

test.each(['a', '🦈', '?', '\u200bcat', 'सिंह', '👨\u200d👩\u200d👧'])('sees something in %j', (prompt) => {
  expect(isBlankPrompt(prompt)).toBe(false);
});
