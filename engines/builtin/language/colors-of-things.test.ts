import { expect, test } from 'vitest';
import { namedColors } from './grammar/colors.ts';
import { understand } from './understand.ts';

test.each([
  ['a red car parked in front of a blue door', { automobile: 'red', door: 'blue' }],
  ['barco azul num lago calmo', { sailboat: 'blue' }],
  ['dois gatos num sofá verde', { 'couch-and-lamp': 'green' }],
  ['un dragón verde volando sobre un castillo medieval', { dragon: 'green' }],
  ['una mujer de vestido rojo bailando flamenco', { 'figure-lady-dancing': 'red' }],
] as const)('reads the colours of %s', (prompt, colors) => {
  const { dyes = {} } = understand(prompt);
  for (const [icon, color] of Object.entries(colors)) expect(dyes[icon], icon).toBe(namedColors[color]);
});

test('gives no colour to a thing whose words name none', () => {
  expect(understand('a dog beside a car').dyes).toBeUndefined();
});

test('shows no fruit for a colour that is called like it', () => {
  expect(understand('Mi gato naranja tiene cero neuronas').stickers).toEqual([]);
});
