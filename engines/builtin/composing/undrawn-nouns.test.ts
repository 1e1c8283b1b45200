import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';
import { arrange } from '../layout/arrange.ts';
import { overlaps } from '../layout/box.ts';
import { drawnStyle } from '../styles/learned/learned-style.ts';

const design = (prompt: string) =>
  designRecipe({ prompt, tool: 'Genesys 1.0', style: 'Default', aspectRatio: '16:9', seed: 4 });

const named = (prompt: string, ...codes: string[]) =>
  design(prompt).warnings.flatMap(({ code, message }) =>
    codes.includes(code) ? [...message.matchAll(/“([^”]+)”/g)].map(([, noun]) => noun) : [],
  );

const undrawn = (prompt: string) => named(prompt, 'subject-not-drawn');
const leftOut = (prompt: string) => named(prompt, 'thing-left-out');

test.each([
  ['portrait of a bearded sailor with a blue cap and a monocle', 'monocle'],
  ['un tanque en una ciudad destruida', 'tanque'],
  ['a detective in an alley under neon signs', 'signs'],
  ['a detective with a monocle and an astrolabe', 'monocle', 'astrolabe'],
  ['a jar of fireflies on a windowsill', 'fireflies'],
])('%s: says that %s is not drawn', (prompt, ...nouns) => {
  expect(undrawn(prompt)).toEqual(nouns);
});

test.each([
  ['two kids building a sandcastle next to a blue bucket', 'bucket'],
  ['an astronaut planting a flag on a red planet, two moons above', 'full-moon'],
  ['a stack of pancakes with blueberries, a jar of honey and a vase of tulips', 'honey-pot'],
  ['um menino soltando pipa perto de uma casa e um trator', 'tractor'],
  ['a scientist with a microscope and a rat', 'microscope'],
])('%s: the %s has a place', (prompt, icon) => {
  const { recipe, warnings } = design(prompt);
  expect(recipe.stickers.map((one) => one.icon)).toContain(icon);
  expect(warnings).toEqual([]);
  const { stickers } = arrange(recipe, drawnStyle(recipe));
  expect(stickers.map((one) => one.icon)).toContain(icon);
});

test('as many moons as are counted', () => {
  const { recipe } = design('an astronaut planting a flag on a red planet, two moons above');
  const moons = arrange(recipe, drawnStyle(recipe)).stickers.filter(({ icon }) => icon === 'full-moon');
  expect(moons).toHaveLength(2);
  const [first, second] = moons.map(({ bounds }) => bounds);
  expect(overlaps(first!, second!)).toBe(false);
});

test.each([
  ['a squirrel stealing a peanut from a picnic basket while a boy laughs', 'boy'],
  ['a clown juggling three oranges in front of a circus tent', 'circus tent'],
])('%s: says that there is no place for the %s', (prompt, noun) => {
  expect(leftOut(prompt)).toEqual([noun]);
});

test('one lemon is one, lemons are some', () => {
  const lemons = (prompt: string) => {
    const { recipe } = design(prompt);
    return arrange(recipe, drawnStyle(recipe)).stickers.filter(({ icon }) => icon === 'lemon').length;
  };
  expect(lemons('a chef with a frying pan and a lemon')).toBe(1);
  expect(lemons('a chef with a frying pan and lemons')).toBe(3);
});

test.each([
  'a fisherman mending his net at dawn',
  'um carpinteiro serrando uma tábua na oficina',
  'a vase of sunflowers on a wooden table',
  'un pintor en su estudio con un lienzo y un caballete',
  'uma garrafa de vinho tinto sobre uma mesa rústica',
  'a couple walking through the city at night, cinematic lighting, soft focus',
  'retrato de una mujer joven con pelo rojo y pecas, fondo oscuro',
  'a stormy sea with a lighthouse on the cliff',
  'the silence of a winter morning in the mountains',
  'uma paisagem de outono com neblina e luz suave',
  'a bowl of ramen with steam, close up',
  'un plato de tacos con limón y salsa',
  'un robot en un pasillo vacío',
  'un búho nival posado en una rama',
  'un gato naranja mirando una pecera con dos peces',
  'a baker pulling bread out of a stone oven',
])('%s: no false alarm', (prompt) => {
  expect(named(prompt, 'subject-not-drawn', 'thing-left-out')).toEqual([]);
});
