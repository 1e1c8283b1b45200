import { expect, test } from 'vitest';
import { understand } from './understand.ts';

const shown = (prompt: string) => {
  const { hero, secondHero, stickers } = understand(prompt);
  return [hero.value, secondHero, ...stickers].filter((icon) => icon !== null);
};

test.each([
  ['Cheap trip to Chile', 'country-cl-pinned'],
  ['Viagem barata para os EUA', 'country-us-pinned'],
  ['Viaje a Chile por 500 dólares', 'country-cl-pinned'],
  ['Moving to the US', 'country-us-pinned'],
  ['Living in the UK on $10 a day', 'country-gb-pinned'],
  ['Morar em Portugal vale a pena?', 'country-pt-pinned'],
  ['Life in the USA explained', 'country-us'],
  ['Holland in 3 days', 'country-nl'],
  ['Cheap trip to Sierra Leone', 'country-sl'],
  ['How Luxembourg became rich', 'country-lu'],
  ['How Japan became rich', 'country-jp'],
  ['Por qué EE. UU. está en crisis', 'country-us'],
  ['Los secretos de EE.UU.', 'country-us'],
  ['Por que a Suíça é tão rica', 'country-ch'],
  ['Finlandia: el país más feliz', 'country-fi'],
  ['Why Turkey is in trouble', 'country-tr'],
  ['La caída de Venezuela', 'country-ve'],
  ['The Fall of the Netherlands', 'country-nl'],
  ['Camarões venceu o Brasil', 'country-cm'],
  ['a map of Brazil on a wooden table', 'country-br'],
  ['un mapa de España sobre una mesa', 'country-es'],
])('the hero of "%s" is %s', (prompt, icon) => {
  expect(understand(prompt).hero.value).toBe(icon);
});

test.each([
  ['Brazil vs Argentina', 'country-br', 'country-ar'],
  ['Brasil x Argentina: quem ganha?', 'country-br', 'country-ar'],
  ['España contra Francia', 'country-es', 'country-fr'],
  ['France vs Argentina', 'country-fr', 'country-ar'],
  ['United States vs Argentina', 'country-us', 'country-ar'],
  ['Chile vs Perú: ¿qué ceviche es mejor?', 'country-cl', 'country-pe'],
])('both sides of "%s" are countries', (prompt, left, right) => {
  const { hero, secondHero, layout } = understand(prompt);
  expect([layout.value, hero.value, secondHero]).toEqual(['versus', left, right]);
});

test.each([
  ['I ate street food in Thailand', 'food-cart', 'country-th'],
  ['Japan street food tour', 'food-cart', 'country-jp'],
  ['My dog in Japan', 'dog-sitting', 'country-jp'],
  ['Flights to Japan for $300', 'airplane', 'country-jp'],
  ['Sleeping in a hotel in Sweden', 'hotel', 'country-se'],
  ['Why China banned video games', 'video-game', 'country-cn'],
])('what "%s" is about is the hero, and the country stands beside it', (prompt, hero, country) => {
  expect(understand(prompt).hero.value).toBe(hero);
  expect(shown(prompt)).toContain(country);
});

test.each([
  ['Roast turkey recipe', 'turkey'],
  ['My Pet Turkey Escaped', 'turkey'],
  ['Receta de chile relleno', 'cooking'],
  ['Peru de Natal assado', 'turkey'],
  ['Camarões ao alho', 'shrimp'],
  ['Guinea pig care', 'hamster'],
  ['Brazilian steak recipe', 'cut-of-meat'],
  ['Swiss watch review', 'watch'],
])('"%s" names no country', (prompt, hero) => {
  expect(understand(prompt).hero.value).toBe(hero);
  expect(shown(prompt).filter((icon) => icon.startsWith('country-'))).toEqual([]);
});

test.each([
  'Chile Verde in 20 Minutes',
  'New Mexico is weird',
  'Quem gana mais?',
  'LET US GO',
  'They told us everything',
])('"%s" has no silhouette', (prompt) => {
  expect(shown(prompt).filter((icon) => icon.startsWith('country-'))).toEqual([]);
});

test.each(['a woman walking in a street in Japan at night, cinematic', 'uma praia no Brasil ao pôr do sol'])(
  'a described country is where the picture is: "%s"',
  (prompt) => {
    const { hero, secondHero, stickers } = understand(prompt, 'scene');
    for (const icon of [hero.value, secondHero, ...stickers]) expect(icon ?? '').not.toMatch(/^country-/);
  },
);

test.each([
  ['Canada is broken', ['broken']],
  ['Argentina está rota', ['broken']],
  ['O Brasil está quebrado', ['broken']],
  ['Why Brazil is on fire', ['burning']],
  ['Brazil broke the record', []],
  ['China destroyed the economy', []],
])('what "%s" says of the country is seen: %j', (prompt, states) => {
  expect(understand(prompt).states).toEqual(states);
});

test('a country that bans something is not crossed out', () => {
  expect(understand('Why Spain banned this').states).toEqual([]);
});
