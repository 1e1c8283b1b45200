import { expect, test } from 'vitest';
import { faceExpressions } from '../../../contract/faces.ts';
import { suitingFaces } from './suiting-faces.ts';

test.each([
  ['I found a SECRET room in my house', 'shocked'],
  ['I survived 100 days in the desert', 'shocked'],
  ['You won’t believe what happened next', 'shocked'],
  ['The worst restaurant I have ever been to', 'angry'],
  ['Why I hate this game', 'angry'],
  ['The best day of my life', 'happy'],
  ['We finally bought our dream house', 'happy'],
  ['Why is the sky blue?', 'thinking'],
  ['Is college worth it?', 'thinking'],
  ['How to cook rice', 'pointing'],
  ['7 mistakes that beginners make', 'pointing'],
  ['My morning in Lisbon', 'neutral'],
  ['Você não vai acreditar no que aconteceu', 'shocked'],
  ['Sobrevivi 24 horas na selva', 'shocked'],
  ['O pior hotel do Brasil', 'angry'],
  ['O dia mais feliz da minha vida', 'happy'],
  ['Por que o dólar subiu?', 'thinking'],
  ['Como fazer pão em casa', 'pointing'],
  ['Minha manhã em Lisboa', 'neutral'],
  ['No vas a creer lo que pasó', 'shocked'],
  ['La peor estafa de mi vida', 'angry'],
  ['Por fin gané el concurso', 'happy'],
  ['¿Vale la pena estudiar en el extranjero?', 'thinking'],
  ['5 trucos para principiantes', 'pointing'],
  ['Construí un robot en mi garaje', 'neutral'],
  ['I built a robot', 'neutral'],
  ['', 'neutral'],
  ['🔥🔥🔥', 'neutral'],
])('%s: %s', (prompt, expression) => {
  expect(suitingFaces(prompt)[0]).toBe(expression);
});

test('every expression is named once, so that any library has one that is taken', () => {
  for (const prompt of ['', 'I hate this!', 'Why?', 'a'.repeat(4_000)]) {
    expect(suitingFaces(prompt).toSorted()).toEqual([...faceExpressions].toSorted());
  }
});
