import { expect, it } from 'vitest';
import { pastPrompts } from './past-prompts.ts';

const image = (originalPrompt: string, prompt = originalPrompt) => ({ originalPrompt, prompt });

it('offers each prompt once, newest first', () => {
  expect(pastPrompts([image('b'), image('a'), image('b')], '')).toEqual(['b', 'a']);
});

it('offers what the user wrote, not what was made of it', () => {
  expect(pastPrompts([image('a shark', 'a giant shark'), image('', 'a whale')], '')).toEqual([
    'a shark',
    'a whale',
  ]);
});

it('leaves out empty prompts and the one that is written already', () => {
  expect(pastPrompts([image(' '), image('a'), image('b')], ' a ')).toEqual(['b']);
});

it('offers eight at most', () => {
  const images = Array.from({ length: 20 }, (_, index) => image(`prompt ${index}`));
  expect(pastPrompts(images, '')).toHaveLength(8);
});
