import { expect, it } from 'vitest';
import { sampleImage } from '#web/test-data/sample-image.ts';
import { newAbove } from './use-late-arrivals.ts';

const pictures = (...ids: string[]) => ids.map((id) => sampleImage({ id }));

it('holds back what is above the first picture on screen, and nothing below it', () => {
  const shown = pictures('c', 'd');
  expect([...newAbove(shown, pictures('a', 'b', 'c', 'x', 'd'))]).toEqual(['a', 'b']);
  expect(newAbove(shown, shown).size).toBe(0);
  // The first one is gone, so everything moves anyway: what is above the second is new.
  expect([...newAbove(shown, pictures('a', 'd'))]).toEqual(['a']);
});

it('holds nothing back when none of the shown pictures is left', () => {
  expect(newAbove(pictures('c'), pictures('a', 'b')).size).toBe(0);
  expect(newAbove([], pictures('a')).size).toBe(0);
});
