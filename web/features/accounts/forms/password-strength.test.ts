import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['seven77', 'short'],
  ['password123', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['tr0ub4dor', 'fair'],
  ['correct horse battery', 'strong'],
] as const)('judges %j as %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('parts of the user’s own name and address add no strength', () => {
  expect(passwordStrength('adalovelace1', [])).not.toBe('weak');
  expect(passwordStrength('adalovelace1', ['Ada Lovelace', 'ada@example.com'])).toBe('weak');
});
