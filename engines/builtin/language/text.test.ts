import { expect, test } from 'vitest';
import { displayCase } from './text.ts';

test('writes capitals with accents, and brands in their own spelling', () => {
  expect(displayCase('coração de iPhone', 'pt')).toBe('CORAÇÃO DE iPHONE');
});
