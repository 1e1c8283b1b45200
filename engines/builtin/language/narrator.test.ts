import { expect, test } from 'vitest';
import { narratorOf } from './narrator.ts';
import { understand } from './understand.ts';

test.each([
  ['i cooked dinner for my husband', 'woman'],
  ['me corte el pelo yo misma', 'woman'],
  ['minha esposa escolhe o que eu como', 'man'],
  ['la primera y sola vez', null],
  ['how bees make honey', null],
])('the words say who tells the story: %s', (prompt, who) => {
  expect(narratorOf(prompt)).toBe(who);
});

test('who acts or reacts in a picture is who tells it', () => {
  expect(understand('Chorei de raiva sozinha').hero.value).toMatch(/^woman-reacts/);
  expect(understand('Aprendí a tocar la guitarra yo misma').hero.value).toBe('figure-woman-guitar');
});
