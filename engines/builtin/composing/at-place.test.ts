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
  ['Un pueblo de montaña al amanecer', 'colonial-town', 'dawn'],
  ['A fruit market in a sunny street', 'market', 'day'],
  ['Un mercado de frutas en una calle soleada', 'colonial-market', 'day'],
  ['Uma feira livre cheia de frutas', 'colonial-market', 'day'],
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
  ['A wooden dock on a calm lake at sunrise', 'dock', 'dawn'],
  ['Um trapiche no lago ao pôr do sol', 'dock', 'sunset'],
  ['A village in the snow at night', 'village', 'snow-night'],
  ['Uma aldeia coberta de neve', 'village', 'snow'],
  ['Un mercado callejero bajo la nieve', 'market', 'snow'],
  ['Skyline of New York at night', 'city-night', 'midnight'],
  ['Um horizonte de Nova York à noite', 'city-night', 'midnight'],
  ['An empty train station at sunset', 'station', 'sunset'],
  ['Uma estação de trem à noite', 'station', 'night'],
  ['El interior de una nave espacial', 'spaceship', 'blue'],
  ['The inside of an old church', 'church', 'day'],
])('%s is a landscape of its own: %s by %s', (prompt, scene, mood) => {
  expect(pictured(prompt)).toMatchObject({ scene, mood, hero: null });
});

test.each([
  ['An elephant on the savanna at sunset', 'savanna', 'elephant'],
  ['Um leão na savana africana', 'savanna', /^lion/],
  ['A woman reading in a cozy cafe', 'cafe', 'figure-woman-reading'],
  ['Un perro en el parque', 'park', /^dog/],
  ['An astronaut walking on the moon', 'moon', /astronaut/],
  ['Un hombre esperando en la estación de tren', 'station', /^figure-man/],
  ['A robot on the bridge of a spaceship', 'spaceship', /^robot/],
  ['A rover on the surface of Mars', 'moon', 'mars-rover'],
  ['A castle above a medieval village', 'village', 'castle'],
  ['Uma mulher lendo num café', 'cafe', 'figure-woman-reading'],
  ['An oasis in the desert with palm trees', 'desert', 'oasis'],
  ['Uma fazenda com celeiro vermelho e vacas', 'meadow', /^(barn|cow)/],
  ['A living room with a fireplace', 'room', 'fireplace'],
  ['Una tienda de campaña iluminada', 'meadow', 'tent'],
  ['A telescope on a hill at night', 'meadow', 'telescope'],
  ['A town square with a fountain', 'village', 'fountain'],
  ['A gondola in Venice', 'harbor', 'gondola'],
  ['Um navio no porto numa noite de lua cheia', 'harbor', /ship/],
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

test('in a café a cup is only where coffee is said', () => {
  expect(pictured('Uma mulher lendo num café').things).not.toContain('hot-beverage');
  expect(pictured('A cup of coffee in a cozy cafe').hero).toBe('dish-coffee');
});
