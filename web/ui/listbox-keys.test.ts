import { expect, test } from 'vitest';
import { filterOptions, stepIndex } from './listbox-keys.ts';

test('keys move within the list and stop at its ends', () => {
  expect(stepIndex('ArrowDown', 0, 3)).toBe(1);
  expect(stepIndex('ArrowDown', 2, 3)).toBe(2);
  expect(stepIndex('ArrowUp', 0, 3)).toBe(0);
  expect(stepIndex('End', 0, 3)).toBe(2);
  expect(stepIndex('PageDown', 1, 20)).toBe(9);
  expect(stepIndex('a', 1, 3)).toBeNull();
  expect(stepIndex('ArrowDown', 0, 0)).toBeNull();
});

test('typing finds part of a label, ignoring case and accents', () => {
  const options = [{ label: 'Cinéma' }, { label: 'Comic' }, { label: 'Retro' }];
  expect(filterOptions(options, 'EMA')).toEqual([{ label: 'Cinéma' }]);
  expect(filterOptions(options, ' ')).toHaveLength(3);
});
