import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';
import { arrange } from '../layout/arrange.ts';
import { styleOf } from '../styles/styles.ts';

const design = (prompt: string) =>
  designRecipe({ prompt, tool: 'Genesys 1.0', style: 'Default', aspectRatio: '16:9', seed: 7 }).recipe;

test.each([
  ['a red car with a canoe on the roof', 'canoe'],
  ['um fusca azul com pranchas de surfe no teto', 'surfboard'],
  ['una furgoneta con maletas en el techo', 'luggage'],
])('"%s" is loaded', (prompt, load) => {
  const { stickers } = design(prompt);
  expect(stickers.find(({ icon }) => icon === load)?.at).toBe('roof');
});

test('a load is above its car, and within its width', () => {
  const { hero, stickers } = arrange(design('a red car with a surfboard on the roof'), styleOf('Default'));
  const board = stickers.find(({ icon }) => icon === 'surfboard');
  if (!hero || !board) throw new Error('a car and its board');
  expect(board.bounds.y).toBeLessThan(hero.bounds.y);
  expect(board.bounds.width).toBeLessThan(hero.bounds.width);
});

test.each([
  ['a fairy sitting on a mushroom', 'brown-mushroom'],
  ['un gato sentado sobre una roca', 'rock'],
  ['um macaco sentado em um barril', 'wooden-barrel'],
])('"%s" is on it', (prompt, support) => {
  const { secondHero, relation } = design(prompt);
  expect([secondHero?.icon, relation]).toEqual([support, 'on']);
});

test('who jumps over roofs at night is on no moon', () => {
  expect(design('um ninja pulando sobre telhados à noite').secondHero).toBeNull();
});

test('what a dog chews is in its mouth', () => {
  const { hero, secondHero, stickers } = design('a dog chewing on a blue sneaker');
  expect([hero?.icon, secondHero, stickers[0]?.icon]).toEqual(['dog-fetching', null, 'running-shoe']);
});

test.each([
  ['a policeman chasing a thief', 'chases'],
  ['um policial correndo atrás de um ladrão', 'chases'],
  ['un policía persiguiendo a un ladrón', 'chases'],
])('in "%s" both run', (prompt, kind) => {
  const { hero, secondHero, relation } = design(prompt);
  expect(relation).toBe(kind);
  expect([hero?.icon, secondHero?.icon].every((icon) => icon?.endsWith('-running'))).toBe(true);
});
