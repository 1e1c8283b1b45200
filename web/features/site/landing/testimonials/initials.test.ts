import { expect, test } from 'vitest';
import { hueOf, initialsOf } from './initials.ts';

test('takes the first letters of the first and the last word', () => {
  expect(initialsOf('Maya Lindqvist')).toBe('ML');
  expect(initialsOf('ana de la cruz')).toBe('AC');
  expect(initialsOf('  Élodie ')).toBe('É');
  expect(initialsOf('')).toBe('');
});

test('gives a name the same hue every time, and other names different ones', () => {
  expect(hueOf('Maya Lindqvist')).toBe(hueOf('Maya Lindqvist'));
  expect(new Set(['Maya', 'Rafael', 'Tomás'].map(hueOf)).size).toBe(3);
});
