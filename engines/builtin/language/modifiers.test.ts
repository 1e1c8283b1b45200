import { expect, test } from 'vitest';
import { understand } from './understand.ts';

const thingsOf = (prompt: string) => {
  const { hero, secondHero, stickers } = understand(prompt, 'scene');
  return [hero.value, secondHero, ...stickers].filter((icon) => icon !== null);
};

test.each([
  ['a waterfall in the jungle with a rope bridge', 'knot'],
  ['a flying train passing between glass skyscrapers', 'glasses'],
  ['uma vaca pastando ao lado de uma cerca de madeira', 'wood'],
  ['un campo de lavanda con una casa de piedra al fondo', 'rock'],
  ['una furgoneta con un depósito de gasolina y una escalera de hierro', 'iron'],
])('%s: what a thing is made of is no thing of its own', (prompt, icon) => {
  expect(thingsOf(prompt)).not.toContain(icon);
});

test.each([
  ['uma sala de estar dos anos 70 com sofá laranja', ['mirror-ball', 'tangerine']],
  ['un gato naranja mirando por la ventana', ['tangerine']],
  ['a small cabin with smoke coming out of the chimney', ['cigarette']],
  ['a vintage motorcycle on a road', ['mirror-ball']],
])('%s: how a thing looks is no thing of its own', (prompt, icons) => {
  for (const icon of icons) expect(thingsOf(prompt)).not.toContain(icon);
});

test('keeps what is itself the subject, made of whatever it is', () => {
  expect(thingsOf('a pile of wood in the snow')).toContain('wood');
  expect(thingsOf('um monte de pedras na praia')).toContain('rock');
});

test('changes nothing in a title', () => {
  expect(understand('How To Build A Brick Oven').hero.value).toBe('brick-oven');
});
