import { expect, it } from 'vitest';
import { pastPrompts } from './past-prompts.ts';

const image = (originalPrompt: string, prompt = originalPrompt) => ({ originalPrompt, prompt });

it('offers each prompt once, newest first', () => {
  expect(pastPrompts([image('b'), image('a'), image('b')], '')).toEqual(['b', 'a']);
});

it('offers the user’s own words, not the expanded prompt', () => {
  expect(pastPrompts([image('a shark', 'a giant shark'), image('', 'a whale')], '')).toEqual([
    'a shark',
    'a whale',
  ]);
});

it('leaves out empty prompts and the current one', () => {
  expect(pastPrompts([image(' '), image('a'), image('b')], ' a ')).toEqual(['b']);
});

it('offers at most eight', () => {
  const images = Array.from({ length: 20 }, (_, index) => image(`prompt ${index}`));
  expect(pastPrompts(images, '')).toHaveLength(8);
});
