import { expect, it } from 'vitest';
import { tilePrompt } from './tile-prompt.ts';

it('keeps an ordinary prompt', () => {
  expect(tilePrompt('Volcano eruption live, 1000 sparks')).toBe('Volcano eruption live, 1000 sparks');
});

it('reduces long runs of a character to three', () => {
  expect(tilePrompt('nooooooo wayyy!!!!!')).toBe('nooo wayyy!!!');
  expect(tilePrompt('😀😀😀😀😀')).toBe('😀😀😀');
});

it('never changes a number', () => {
  expect(tilePrompt('I gave away $1000000!!!!!')).toBe('I gave away $1000000!!!');
});

it('cuts after 100 characters with an ellipsis', () => {
  const words = 'ab '.repeat(60);
  expect(tilePrompt(words)).toBe(`${words.slice(0, 100).trimEnd()}…`);
  expect(tilePrompt('ab'.repeat(50))).toHaveLength(100);
});

it('never cuts a character in half', () => {
  expect(tilePrompt('😀a'.repeat(80))).toBe(`${'😀a'.repeat(50)}…`);
});
