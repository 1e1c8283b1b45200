import { expect, test } from 'vitest';
import { grammarOf } from './grammar/grammars.ts';
import { diminutiveBases } from './mentions-in-context.ts';
import { understand } from './understand.ts';

test.each([
  ['My grandma taught me to knit with one needle', 'yarn'],
  ['How a vaccine needle is made', 'syringe'],
  ['a knight fighting a dragon on a bridge, epic', 'knight'],
  ['The Fall of Constantinople explained', 'castle'],
  ['Best AI apps for students', 'robot'],
  ['7 herramientas de IA que parecen ilegales', 'robot'],
  ['a woman in a red coat walking through snow, cinematic', 'figure-woman-walking'],
  ['um elefantinho de paraquedas caindo sobre um campo, desenho infantil', 'elephant'],
  ['una perrita durmiendo en el sofá, acuarela', 'dog-asleep'],
  ['My greyhound is afraid of everything', 'dog-scared'],
  ['La verdad sobre las pirámides', 'pyramid'],
  ['The story of Steve Jobs', 'open-book'],
  ['Steve Jobs biography', 'smartphone'],
  ['How Steve Jobs built Apple', 'smartphone'],
  ['Why Stephen King writes every day', 'memo'],
  ['Breaking: earthquake hits Turkey', 'derelict-house'],
  ['How to roast a turkey', 'turkey'],
  ['How I beat my fear of heights', 'woman-reacts-scared'],
  ['Como perdi o medo de altura', 'man-reacts-scared'],
  ['Cómo superé mi miedo a las alturas', 'woman-reacts-scared'],
  ['Mi primer combate de boxeo', 'figure-man-boxing'],
  ['Trucos para estudiar más rápido y no olvidar nada', 'light-bulb'],
  ['O que ninguém fala sobre morar sozinho', null],
  ['Entrenamiento de boxeo en casa', 'figure-man-boxing'],
  ['Boxing workout at home', 'figure-man-boxing'],
  ['5 animales más peligrosos del océano', 'shark'],
  ['From 0 to 10k subscribers in 60 days', 'chart-increasing'],
])('%s → %s', (prompt, icon) => {
  expect(understand(prompt).hero.value).toBe(icon);
});

test.each([
  ['Gym workout for beginners', 'stadium'],
  ['Treino em casa sem equipamento', 'stadium'],
  ['My cat is afraid of the storm', 'ocean'],
  ['First class flight review', 'ocean'],
  ['First class flight review', 'classroom'],
  ['Mi primer combate de boxeo', 'explosion'],
])('%s does not happen in: %s', (prompt, scene) => {
  expect(understand(prompt).scene.value).not.toBe(scene);
});

test('finds the words that a small form may come from', () => {
  expect(diminutiveBases('porquinho', grammarOf('pt'))).toContain('porco');
  expect(diminutiveBases('elefantinho', grammarOf('pt'))).toContain('elefante');
  expect(diminutiveBases('zorrito', grammarOf('es'))).toContain('zorro');
  expect(diminutiveBases('kitchen', grammarOf('en'))).toEqual([]);
});

test.each([
  ['I spent 24 hours in a haunted house', 'derelict-house'],
  ['We spent a whole week with wolves', 'wolf'],
  ['I spent $1,000 in 24 hours', 'money-with-wings'],
])('spends time or money: %s', (prompt, icon) => {
  expect(understand(prompt).hero.value).toBe(icon);
});
