import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';

function heroes(prompt: string) {
  const input = { prompt, tool: 'Genesys 1.0', style: 'Default', aspectRatio: '16:9', seed: 1 } as const;
  const { hero, secondHero } = designRecipe(input).recipe;
  return [hero?.icon, secondHero?.icon];
}

test.each([
  ['two kids on the beach', 'figure-boy-standing', 'figure-girl-standing'],
  ['an elderly couple singing in a ballroom', 'figure-old-man-singing', 'figure-old-woman-singing'],
  ['uma família de patos no lago', 'duck-swimming', 'duck-swimming'],
  ['dois cavalos correndo na praia', 'horse-running', 'horse-running'],
])('two are two: %s', (prompt, hero, second) => {
  expect(heroes(prompt)).toEqual([hero, second]);
});

test('a Portuguese preposition is no number', () => {
  expect(heroes('a casa dos meus sonhos')[1]).toBeUndefined();
});

test('the article says whether a dancer is a woman', () => {
  expect(heroes('una bailarina en un teatro')[0]).toBe('figure-ballerina-ballet');
  expect(heroes('um dançarino no palco')[0]).toBe('figure-groom-dancing');
});

test('a girl and a robot are both there', () => {
  expect(heroes('uma menina e um robô caminhando na cidade')).toEqual(['figure-girl-walking', 'robot']);
});
