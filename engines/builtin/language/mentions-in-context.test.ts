import { expect, test } from 'vitest';
import { grammarOf } from './grammar/grammars.ts';
import { diminutiveBases } from './mentions-in-context.ts';
import { understand } from './understand.ts';

test.each([
  ['My grandma taught me to knit with one needle', 'yarn'],
  ['How a vaccine needle is made', 'syringe'],
  ['a knight fighting a dragon on a bridge, epic', 'dragon'],
  ['The Fall of Constantinople explained', 'castle'],
  ['Best AI apps for students', 'robot'],
  ['7 herramientas de IA que parecen ilegales', 'robot'],
  ['a woman in a red coat walking through snow, cinematic', 'woman'],
  ['um elefantinho de paraquedas caindo sobre um campo, desenho infantil', 'elephant'],
  ['una perrita durmiendo en el sofá, acuarela', 'dog-face'],
  ['My greyhound is afraid of everything', 'dog-face'],
  ['La verdad sobre las pirámides', null],
])('%s → %s', (prompt, icon) => {
  expect(understand(prompt).hero.value).toBe(icon);
});

test('finds the words that a small form may come from', () => {
  expect(diminutiveBases('porquinho', grammarOf('pt'))).toContain('porco');
  expect(diminutiveBases('elefantinho', grammarOf('pt'))).toContain('elefante');
  expect(diminutiveBases('zorrito', grammarOf('es'))).toContain('zorro');
  expect(diminutiveBases('kitchen', grammarOf('en'))).toEqual([]);
});
