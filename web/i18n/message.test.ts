import { expect, test } from 'vitest';
import { formatMessage } from './message.ts';

test('inserts values and separates thousands', () => {
  expect(formatMessage('{name} has {coins} coins', 'en', { name: 'Ada', coins: 1240 })).toBe(
    'Ada has 1,240 coins',
  );
  expect(formatMessage('{coins} moedas', 'pt', { coins: 1240 })).toBe('1.240 moedas');
  expect(formatMessage('{coins} monedas', 'es', { coins: 1240 })).toBe('1.240 monedas');
});

test('keeps a placeholder without a value', () => {
  expect(formatMessage('Hello {name}', 'en')).toBe('Hello {name}');
});

test('picks the plural form by the language’s rule', () => {
  const left = { one: '{count} generation remaining', other: '{count} generations remaining' } as const;
  expect(formatMessage(left, 'en', { count: 1 })).toBe('1 generation remaining');
  expect(formatMessage(left, 'en', { count: 0 })).toBe('0 generations remaining');
  expect(formatMessage({ one: '{count} imagem', other: '{count} imagens' }, 'pt', { count: 0 })).toBe(
    '0 imagem',
  );
});

test('does not expand braces inside a value', () => {
  expect(formatMessage('{a} {b}', 'en', { a: '{b}', b: 'x' })).toBe('{b} x');
});
