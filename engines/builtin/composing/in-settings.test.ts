import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';

function pictured(prompt: string, style = 'Default') {
  const { recipe } = designRecipe({ prompt, tool: 'Genesys 1.0', style, aspectRatio: '16:9', seed: 1 });
  const { hero, secondHero, stickers, scene, relation } = recipe;
  return {
    hero: hero?.icon ?? '',
    second: secondHero?.icon ?? null,
    around: stickers.map(({ icon }) => icon),
    scene: scene.id,
    relation,
  };
}

test.each([
  ['a woman looking out of the window at the rain', 'window-wall-rain'],
  ['um gato preto olhando pela janela', 'window-seat-day'],
  ['un niño mirando las estrellas por la ventana de su cuarto', 'window-wall-night'],
  ['um médico no corredor do hospital', 'hospital-ward'],
  ['una bailarina en un estudio de ballet', 'ballet-studio'],
  ['um mago lendo um livro numa torre', 'tower-room'],
  ['um bonde subindo a ladeira em Lisboa', 'lisbon-street'],
  ['two penguins on an iceberg', 'ice-floe'],
  ['un velero entre icebergs', 'far-icebergs'],
  ['a cup of tea and an open book on a table', 'near-table'],
  ['una paella con gambas sobre un mantel a cuadros', 'checked-cloth'],
  ['a castle reflected in a lake at sunset', 'still-lake'],
  ['a cat sleeping on a stack of books', 'book-stack'],
  ['um cachorro surfando uma onda gigante', 'big-wave'],
  ['A knight fighting a dragon in front of a burning castle', 'building-fire'],
])('%s: %s is around its subject', (prompt, icon) => {
  expect(pictured(prompt).around).toContain(icon);
});

test.each([
  ['an astronaut looking out of the window of the spaceship', /^window-/],
  ['the Eiffel tower at night', /^tower-room$/],
  ['a pizza', /^near-table$/],
])('%s: no other place', (prompt, icon) => {
  expect(pictured(prompt).around.filter((one) => icon.test(one))).toEqual([]);
});

test('an animal sits at its window', () => {
  expect(pictured('um gato preto olhando pela janela').hero).toBe('black-cat-sitting');
});

test.each([
  ['a pirate with a parrot on his shoulder', /^figure-pirate/, 'parrot-standing', 'on-shoulder'],
  ['uma coruja no ombro de um mago', /^figure-wizard/, 'owl-standing', 'on-shoulder'],
  ['un perro negro en el regazo de una anciana', /^figure-old-woman-armchair$/, 'dog-sitting', 'in-lap'],
])('%s: one sits on the other', (prompt, holder, rider, relation) => {
  const { hero, second, ...rest } = pictured(prompt);
  expect(hero).toMatch(holder);
  expect([second, rest.relation]).toEqual([rider, relation]);
});

test('a shoulder is no exercise', () => {
  expect(pictured('a monkey on the shoulder of a sailor').scene).not.toBe('gym');
});

test.each([
  ['a fox sitting in an armchair by the fireplace', 'figure-fox-armchair', 'room'],
  ['a woman reading in an armchair by the fireplace', 'figure-woman-reading-armchair', 'room'],
])('%s: in the armchair, in a room', (prompt, hero, scene) => {
  expect(pictured(prompt)).toMatchObject({ hero, scene });
});

test('candles are on their cake', () => {
  expect(pictured('una tarta de chocolate con velas sobre una mesa')).toMatchObject({
    hero: 'chocolate-cake-lit',
    around: ['near-table'],
  });
});

test('things on a table are in a room that has one', () => {
  expect(pictured('uma caveira, um livro e uma vela sobre a mesa').scene).toBe('kitchen');
});

test('who holds an animal in a portrait is seen with it', () => {
  const { hero, around } = pictured('uma menina ruiva de sardas segurando um coelho branco', 'Portrait');
  expect([hero, ...around]).toEqual(['figure-girl.redhair.freckles-holding', 'rabbit-sitting']);
});

test('as many cups as are counted are on the table', () => {
  expect(pictured('two cups of coffee on a wooden table').around).toEqual(['near-table']);
  const { crowd } = designRecipe({
    prompt: 'two cups of coffee on a wooden table',
    tool: 'Genesys 1.0',
    style: 'Default',
    aspectRatio: '16:9',
    seed: 1,
  }).recipe;
  expect(crowd).toEqual([{ icon: 'dish-coffee' }]);
});

test.each([
  ['an old man reading on a park bench', /^figure-old-man-reading-bench$/],
  ['un caballero sobre un caballo blanco', /^figure-knight-riding-white-horse$/],
  ['a woman with a yellow umbrella on the beach', /^figure-woman-umbrella-yellow$/],
  ['uma arara azul num galho', /^blue-macaw-perched$/],
  ['a baby fox in the snow', /^fox-/],
])('%s: %s', (prompt, hero) => {
  expect(pictured(prompt).hero).toMatch(hero);
});

test.each([
  ['una pareja bailando en un salón elegante', /couch/],
  ['un gato durmiendo sobre una pila de libros', /battery/],
])('%s: no other thing', (prompt, icon) => {
  expect(pictured(prompt).around.filter((one) => icon.test(one))).toEqual([]);
});
