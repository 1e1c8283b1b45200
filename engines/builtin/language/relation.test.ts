import { describe, expect, test } from 'vitest';
import { understand } from './understand.ts';

const story = (prompt: string) => {
  const { hero, relation, states } = understand(prompt);
  return { hero: hero.value, relation, states };
};

describe('what the hero does', () => {
  test.each([
    ['My dog met a kangaroo', 'dog-face', 'meets', 'kangaroo'],
    ['Meu cachorro encontrou uma cobra no quintal', 'dog-face', 'meets', 'snake'],
    ['Mi perro y mi gato por fin son amigos', 'dog-face', 'meets', 'cat-face'],
    ['A shark chased our boat', 'shark', 'chases', 'sailboat'],
    ['Tubarão atacou o barco', 'shark', 'chases', 'sailboat'],
    ['Mi gato huye del perro', 'cat-face', 'flees', 'dog-face'],
    ['My cat learned to open doors', 'cat-face', 'behind', 'door'],
    ['Mi gato aprendió a abrir puertas', 'cat-face', 'behind', 'door'],
    ['Gato em cima do carro', 'cat-face', 'on', 'automobile'],
    ['Two wolves met at night', 'wolf', 'meets', 'wolf'],
    ['un café al lado de un libro abierto, luz suave', 'hot-beverage', 'meets', 'open-book'],
  ])('%s', (prompt, hero, kind, other) => {
    expect(story(prompt)).toMatchObject({ hero, relation: { kind, other } });
  });

  test.each([
    ['I ate only potatoes for 30 days', 'potato'],
    ['Comi 100 hambúrgueres em um dia', 'hamburger'],
    ['Abrí 50 cajas sorpresa', 'package'],
    ['Thousands of ants invaded my kitchen', 'ant'],
  ])('%s: a heap', (prompt, hero) => {
    expect(story(prompt)).toMatchObject({ hero, relation: { kind: 'many', other: null } });
  });

  test.each([
    'Learn Python in 30 minutes',
    'The truth about sharks',
    'iPhone vs Samsung',
    'Receita de bolo de cenoura',
  ])('%s: nobody else acts', (prompt) => {
    expect(story(prompt).relation ?? null).toBe(null);
  });
});

describe('the state of the hero', () => {
  test.each([
    ['We found a frozen ship in the ice', 'frozen'],
    ['Comprei um carro abandonado por R$ 500', 'abandoned'],
    ['El coche más rápido del mundo', 'fast'],
    ['The banned toy of 1999', 'banned'],
    ['Robô gigante na cidade', 'giant'],
    ['My house is on fire', 'burning'],
    ['El teléfono más caro del mundo', 'golden'],
  ])('%s', (prompt, state) => {
    expect(story(prompt).states).toContain(state);
  });

  test.each([
    'My cat destroyed my new couch',
    'O cachorro abandonado',
    'Mi perro rompió la puerta',
    'Volcano destroyed the city',
  ])('%s: nobody is broken', (prompt) => {
    const { states } = story(prompt);
    expect(states).not.toContain('broken');
    expect(states).not.toContain('abandoned');
  });

  test('a thing is broken by what stands right beside it', () => {
    expect(story('I fixed a broken laptop').states).toContain('broken');
    expect(story('Meu celular quebrado').states).toContain('broken');
  });

  test('a plain title names none', () => {
    expect(story('Learn guitar in 10 minutes a day').states).toEqual([]);
    expect(story('Receita de pizza caseira').states).toEqual([]);
  });
});

test('a mouse beside an elephant is the animal', () => {
  expect(story('Elephant meets a mouse')).toMatchObject({ relation: { kind: 'meets', other: 'mouse' } });
  expect(story('The best gaming mouse of the year').hero).toBe('computer-mouse');
});

test.each([
  ['Frozen pizza vs homemade pizza', ['frozen'], []],
  ['$1 vs $1,000,000 hotel room', ['old'], ['golden']],
  ['Hotel de R$ 50 vs hotel de R$ 5.000', ['old'], ['golden']],
])('%s: each side in its own state', (prompt, first, second) => {
  const { states, secondStates } = understand(prompt);
  expect([states, secondStates]).toEqual([first, second]);
});

test.each([
  ['Tiny house vs giant mansion', [0.5, 1]],
  ['Casa gigante vs casa minúscula', [1, 0.5]],
  ['iPhone vs Samsung', null],
])('%s: the sizes of its sides', (prompt, sizes) => {
  expect(understand(prompt).sizes).toEqual(sizes);
});

test.each([
  ['Desafio: 7 dias sem celular', 'smartphone'],
  ['7 days without sugar', 'candy'],
  ['Un día sin mi coche', 'automobile'],
])('what "%s" is without is crossed out', (prompt, icon) => {
  const { hero, states } = understand(prompt);
  expect(hero.value).toBe(icon);
  expect(states).toEqual(['banned']);
});

test('no animal is crossed out', () => {
  expect(understand('A week without my dog').states).toEqual([]);
});
