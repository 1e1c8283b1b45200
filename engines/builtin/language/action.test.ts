import { expect, test } from 'vitest';
import { readFigure } from '../own-drawings/figures/figures.ts';
import { understand } from './understand.ts';

const hero = (prompt: string) => understand(prompt).hero.value ?? '';

test.each([
  ['a woman cooking pasta in a rustic kitchen', 'woman', 'cooking'],
  ['a man running on the beach at sunrise', 'man', 'running'],
  ['a wizard reading a book in a candlelit library', 'wizard', 'reading'],
  ['a girl walking her dog in the park', 'girl', 'leading'],
  ['uma menina de vestido amarelo com um guarda-chuva vermelho na chuva', 'miss', 'umbrella'],
  ['um gaúcho a cavalo no campo ao pôr do sol', 'cowboy', 'riding-horse'],
  ['um astronauta tocando violão na lua', 'astronaut', 'guitar'],
  ['um homem dormindo numa rede', 'man', 'sleeping'],
  ['una niña leyendo bajo un árbol en otoño', 'girl', 'reading'],
  ['un barista sirviendo café en una cafetería acogedora', 'barista', 'serving'],
  ['una mujer bailando flamenco', 'woman', 'dancing'],
])('draws who acts in %s', (prompt, look, pose) => {
  expect(readFigure(hero(prompt))).toEqual({ look, pose });
});

test.each([
  ['I ran a marathon without training', 'running'],
  ['How I learned to play piano in 30 days', 'piano'],
  ['A oração que mudou minha vida', 'praying'],
  ['Treino de pernas em casa sem equipamento', 'squatting'],
  ['Aprende a dibujar manga desde cero', 'drawing'],
  ['24 horas dentro de un supermercado', 'shopping'],
])('shows the action of the title %s', (prompt, pose) => {
  expect(readFigure(hero(prompt))?.pose).toBe(pose);
});

test.each([
  ['How to cook the perfect steak at home', 'cut-of-meat'],
  ['My dog learned to surf', 'dog-face'],
  ['a fox reading a newspaper', 'fox'],
  ['The fastest train in Japan', 'high-speed-train'],
  ['portrait of a woman with red hair', 'woman-red-hair'],
])('leaves the hero of %s', (prompt, icon) => {
  expect(hero(prompt)).toBe(icon);
});

test('draws nothing twice that a figure shows', () => {
  const { stickers, secondHero } = understand('a girl walking her dog in the park');
  expect([...stickers, secondHero]).not.toContain('dog-face');
});

test.each([
  ['Pescaria noturna no rio Amazonas', 'fishing'],
  ['Brincadeiras para fazer com as crianças na chuva', 'jumping'],
])('shows who acts rather than what is around them: %s', (prompt, pose) => {
  expect(readFigure(hero(prompt))?.pose).toBe(pose);
});

test.each([
  ['a chef chopping vegetables in a restaurant kitchen', 'chef', 'chopping'],
  ['um pescador consertando a rede no cais', 'farmer', 'repairing'],
  ['un robot regando flores en un jardín', 'robot', 'gardening'],
])('draws what is going on: %s', (prompt, look, pose) => {
  expect(readFigure(understand(prompt, 'scene').hero.value ?? '')).toEqual({ look, pose });
});

test('reads one animal in two words as one', () => {
  expect(understand('Como educar filhotes de cachorro').relation).toBeNull();
});

test.each([
  ['an old man playing chess in the park', 'chess', 'meadow'],
  ['un mecánico arreglando un coche rojo', 'repairing', null],
  ['um menino jogando futebol na rua', 'kicking', 'street'],
])('draws who is named by what they do, where the words say: %s', (prompt, pose, place) => {
  const { hero, scene } = understand(prompt, 'scene');
  expect(readFigure(hero.value ?? '')?.pose).toBe(pose);
  if (place) expect(scene.value).toBe(place);
});

test.each([
  ['a knight riding a horse through the forest', 'knight', 'riding-horse'],
  ['a little girl flying a kite on a green hill', 'girl', 'kite'],
  ['una mujer comprando frutas en un mercado', 'woman', 'shopping'],
])('draws %s', (prompt, look, pose) => {
  expect(readFigure(understand(prompt, 'scene').hero.value ?? '')).toEqual({ look, pose });
});

test('takes a material for no thing, and a bench for no bank', () => {
  expect(understand('uma cabana de madeira na neve à noite', 'scene').stickers).not.toContain('wood');
  expect(understand('um homem lendo jornal num banco de praça', 'scene').stickers).not.toContain('bank');
});

test('who never sleeps is not in bed', () => {
  expect(understand('The girl who never sleeps').hero.value).not.toMatch(/sleeping/);
  expect(understand('La niña que nunca duerme').hero.value).not.toMatch(/sleeping/);
  expect(understand('The girl who sleeps all day').hero.value).toMatch(/sleeping/);
});
