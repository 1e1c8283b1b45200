import { expect, test } from 'vitest';
import { genderless, singular } from './inflection.ts';
import { fold } from './text.ts';

test.each([
  ['en', 'wolves', 'wolf'],
  ['en', 'cities', 'city'],
  ['en', 'glass', 'glass'],
  ['pt', 'leões', 'leao'],
  ['pt', 'animais', 'animal'],
  ['pt', 'flores', 'flor'],
  ['es', 'peces', 'pez'],
  ['es', 'relojes', 'reloj'],
] as const)('in %s the singular of %s is %s', (language, plural, one) => {
  expect(singular(fold(plural), language)).toBe(one);
});

test.each([
  ['pt', 'tigre', 'tigres'],
  ['es', 'postre', 'postres'],
  ['es', 'verde', 'verdes'],
  ['es', 'red', 'redes'],
] as const)('in %s, %s and %s meet', (language, one, many) => {
  expect(singular(many, language)).toBe(singular(one, language));
});

test('maps genders to one form', () => {
  expect(genderless('gatas', 'pt')).toBe(genderless('gato', 'pt'));
});
