import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';
import type { Recipe } from '../recipe.ts';

function staged(prompt: string, style = 'Default', seed = 1): Recipe {
  return designRecipe({ prompt, tool: 'Genesys 1.0', style, aspectRatio: '16:9', seed }).recipe;
}

test.each(['a penguin with a scarf', 'um pinguim com cachecol'])(
  'what is worn is no second hero: %s',
  (prompt) => {
    const { hero, secondHero, stickers } = staged(prompt);
    expect([hero?.icon, secondHero, stickers[0]?.icon]).toEqual(['penguin', null, 'scarf']);
  },
);

test('who walks in the rain with an umbrella holds it', () => {
  const { hero, stickers } = staged('una mujer caminando con paraguas bajo la lluvia');
  expect(hero?.icon).toBe('figure-woman-umbrella');
  expect(stickers).toEqual([]);
});

test('clothes keep their colour in another pose', () => {
  const { hero, dyes } = staged('una niña con un vestido rojo y un girasol');
  expect(hero?.icon).toBe('figure-girl.dress-holding');
  expect(dyes?.['figure-girl.dress-holding']).toBeDefined();
});

test('coffee is in one cup', () => {
  expect(staged('uma xícara de café')).toMatchObject({ hero: { icon: 'dish-coffee' }, secondHero: null });
});

test('a person of whom the set has the upper half is whole, but not in a portrait', () => {
  expect(staged('a princess and a frog beside a pond').hero?.icon).toBe('figure-princess-standing');
  expect(staged('portrait of a princess').hero?.icon).toBe('portrait-princess');
});

test('trees are orange in autumn and white in the snow', () => {
  expect(staged('un zorro bajo un árbol en otoño').dyes?.oak).toBe('#d9772b');
  expect(staged('uma raposa embaixo de uma árvore na neve').dyes?.oak).toBe('#dbe8f4');
});

test('a scene does not show again what it is', () => {
  expect(staged('un coche volador entre rascacielos de noche').stickers).toEqual([]);
});

test('age does not crack a face', () => {
  expect(staged('an old fisherman by the sea').states ?? []).not.toContain('old');
});

test.each([
  ['a mouse and a giant cheese', 'kitchen'],
  ['a basket of apples', 'kitchen'],
  ['a butterfly', 'meadow'],
  ['a vase of roses beside an open book', 'room'],
])('a thing without a place is where it usually is: %s', (prompt, scene) => {
  for (let seed = 1; seed < 6; seed += 1) expect(staged(prompt, 'Default', seed).scene.id).toBe(scene);
});

test('a place is seen by day where nothing is said of its hour', () => {
  for (let seed = 1; seed < 9; seed += 1) {
    expect(staged('a tractor in a field', 'Realistic', seed).scene).toEqual({ id: 'meadow', mood: 'day' });
    expect(staged('a wolf in the desert', 'Default', seed).scene.mood).not.toBe('night');
  }
  expect(staged('a tractor in a field at night').scene.mood).toBe('night');
});

test('rain falls outside, under the sky of bad weather', () => {
  expect(staged('a cup of coffee by a window in the rain').effects.map(({ id }) => id)).not.toContain('rain');
  const street = staged('a taxi in a street in the rain');
  expect([street.scene.mood, street.effects[0]?.id]).toEqual(['storm', 'rain']);
});

test('a place that the prompt says counts more than the usual one of a thing', () => {
  expect(staged('un hombre con sombrero tocando la guitarra en la calle').scene.id).toBe('street');
  expect(staged('a red barn in a field of snow').scene.id).toBe('snow');
});

test('nobody stands on the water before a city', () => {
  expect(staged('a girl with headphones in a neon city').scene.id).toBe('street');
  expect(staged('a flying car above a neon city').scene.id).toBe('city-night');
});

test('a shop is not in a shop, and no screen in a forest', () => {
  expect(staged('un gato durmiendo en una tienda').stickers).toEqual([]);
  expect(staged('a house in the forest with light in the windows').stickers).toEqual([]);
});

test('a thing is in the place that is named rather than among what it only suggests', () => {
  expect(staged('un robot gigante en medio de la ciudad').scene.id).toBe('city-day');
  expect(staged('a dinosaur eating ice cream in the park').scene.id).toBe('park');
  expect(staged('a detective walking in the fog')).toMatchObject({
    hero: { icon: 'figure-detective-walking' },
    scene: { id: 'street' },
  });
});

test('a portrait of a soldier is no helmet, and a farmer works in the field', () => {
  expect(staged('retrato de un soldado en la lluvia').hero?.icon).toBe('portrait-soldier');
  expect(staged('un campesino trabajando en el campo').hero?.icon).toBe('figure-farmer-gardening');
});

test.each([
  ['a dog catching a frisbee', 'park'],
  ['a man walking three dogs', 'park'],
  ['a dog sleeping', 'room'],
  ['two cats fighting over a fish', 'river'],
  ['a penguin on a rock', 'snow'],
])('%s: the %s', (prompt, scene) => {
  expect(staged(prompt).scene.id).toBe(scene);
});
