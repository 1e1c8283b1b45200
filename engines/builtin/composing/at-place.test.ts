import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';

const pictured = (prompt: string) => {
  const { recipe } = designRecipe({
    prompt,
    tool: 'Genesys 1.0',
    style: 'Default',
    aspectRatio: '16:9',
    seed: 5,
  });
  return {
    scene: recipe.scene.id,
    mood: recipe.scene.mood,
    hero: recipe.hero?.icon ?? null,
    things: recipe.stickers.map(({ icon }) => icon),
  };
};

test.each([
  ['A medieval village at night', 'village', 'night'],
  ['Uma rua antiga de Lisboa ao pôr do sol', 'village', 'sunset'],
  ['Un pueblo de montaña al amanecer', 'village', 'dawn'],
  ['A fruit market in a sunny street', 'market', 'day'],
  ['Un mercado de frutas en una calle soleada', 'market', 'day'],
  ['Uma feira livre cheia de frutas', 'market', 'day'],
  ['A waterfall in the jungle', 'waterfall', 'day'],
  ['Uma cachoeira na floresta', 'waterfall', 'day'],
  ['Una cascada en la selva', 'waterfall', 'day'],
  ['Barcos en el puerto al amanecer', 'harbor', 'dawn'],
  ['A Japanese garden with cherry blossoms and a pond', 'japanese-garden', 'day'],
  ['Um jardim japonês com cerejeiras', 'japanese-garden', 'day'],
  ['A volcano erupting at night', 'volcano', 'night'],
  ['Um vulcão em erupção à noite', 'volcano', 'night'],
  ['An autumn park with falling leaves', 'park', 'autumn'],
  ['La superficie de Marte', 'moon', 'mars'],
])('%s is a landscape of its own: %s by %s', (prompt, scene, mood) => {
  expect(pictured(prompt)).toMatchObject({ scene, mood, hero: null });
});

test.each([
  ['An elephant on the savanna at sunset', 'savanna', 'elephant'],
  ['Um leão na savana africana', 'savanna', /^lion/],
  ['A woman reading in a cozy cafe', 'cafe', 'figure-woman-reading'],
  ['Un perro en el parque', 'park', /^dog/],
  ['An astronaut walking on the moon', 'moon', /astronaut/],
  ['A cat in a japanese temple', 'japanese-garden', /^cat/],
])('%s: in %s stands %s', (prompt, scene, hero) => {
  const shown = pictured(prompt);
  expect(shown.scene).toBe(scene);
  expect(shown.hero).toMatch(hero);
});

test.each([
  ['Um homem bebendo um café', 'cafe'],
  ['A bottle of milk from the supermarket', 'market'],
  ['Reunião na sexta-feira', 'market'],
  ['A full moon over the sea', 'moon'],
  ['Un café con leche', 'cafe'],
])('%s is no %s', (prompt, scene) => {
  expect(pictured(prompt).scene).not.toBe(scene);
});
