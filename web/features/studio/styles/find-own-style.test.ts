import { expect, test } from 'vitest';
import { findTrainedStyle } from '#web/features/trained-styles/index.ts';
import { sampleStyle } from '#web/test-data/sample-style.ts';
import { findOwnImageStyle } from './find-own-style.ts';
import { pickerStyles } from './picker-styles.ts';

const named = (id: string, styleName: string, status = 'ready') => sampleStyle(id, { styleName, status });

test('a trained style is found by id, name or trigger word, ignoring case', () => {
  const own = [named('a', 'Ação Total'), named('b', 'Night'), named('c', 'Later', 'processing')];
  expect(findTrainedStyle(own, 'a')?.id).toBe('a');
  expect(findTrainedStyle(own, ' AÇÃO total')?.id).toBe('a');
  expect(findTrainedStyle(own, 'B-LOOK')?.id).toBe('b');
  expect(findTrainedStyle(own, 'Later')).toBeUndefined();
  expect(findTrainedStyle(own, 'other')).toBeUndefined();
  expect(findTrainedStyle(undefined, 'a')).toBeUndefined();
});

test('an id wins over an identical name', () => {
  expect(findTrainedStyle([named('x', 'y'), named('y', 'z')], 'y')?.id).toBe('y');
  const described = [
    { id: '1', name: '2', description: '', originalDescription: '', previewUrl: null },
    { id: '2', name: 'Två', description: '', originalDescription: '', previewUrl: null },
  ];
  expect(findOwnImageStyle(described, '2')?.id).toBe('2');
  expect(findOwnImageStyle(described, 'tva')?.id).toBe('2');
});

test('the picker shows the presets, the newest own styles, and the chosen one', () => {
  const tile = (id: string) => ({ id, name: id, picture: undefined, own: null });
  const own = Array.from({ length: 10 }, (_, at) => tile(`own-${at}`));
  const ids = (chosen: string) => pickerStyles([tile('p')], own, chosen).map(({ id }) => id);
  expect(ids('p')).toEqual(['p', ...own.slice(0, 7).map(({ id }) => id)]);
  expect(ids('own-9')).toContain('own-9');
  expect(ids('own-2')).toHaveLength(8);
});
