import { expect, test } from 'vitest';
import { understand } from './understand.ts';

test.each([
  ['a bear fishing in a mountain river', 'bear-fishing', 'river'],
  ['a wolf howling at the moon on a snowy hill', 'wolf-howling', 'snow'],
  ['una perrita durmiendo en la playa, acuarela', 'dog-asleep', 'beach'],
  ['um gato dormindo no jardim', 'cat-asleep', 'meadow'],
])('draws the animal that acts in %s, where it is', (prompt, icon, place) => {
  const { hero, scene } = understand(prompt);
  expect([hero.value, scene.value]).toEqual([icon, place]);
});

test('two animals do it both', () => {
  const { hero, secondHero } = understand('dois gatos dormindo num sofá verde');
  expect([hero.value, secondHero]).toEqual(['cat-asleep', 'cat-asleep']);
});

test('an animal surfs on a board', () => {
  const { hero, secondHero, relation } = understand('Mi perro aprendió a surfear');
  expect([hero.value, secondHero, relation?.kind]).toEqual(['dog-face', 'surfboard', 'on']);
});

test.each([
  ['una niña leyendo bajo un árbol en otoño', 'oak'],
  ['um astronauta tocando violão na lua', 'moon-ground'],
  ['a wolf howling at the moon on a snowy hill', 'full-moon'],
])('shows what is around the hero of %s', (prompt, thing) => {
  expect(understand(prompt).stickers).toContain(thing);
});

test('an animal runs on swung legs', () => {
  expect(understand('un lobo corriendo por la nieve').hero.value).toBe('wolf-running');
});

test.each([
  ['Adotei um gato de rua', 'cat-sitting'],
  ['¿Por qué los gatos odian el agua?', 'cat-upset'],
  ['O cachorro mais velho do mundo', 'dog-old'],
  ['My dog hates Mondays', 'dog-upset'],
  ['Meu cachorro tem medo de trovão', 'dog-scared'],
  ['My cat learned to skateboard', 'cat-skating'],
  ["We're having a baby!", 'baby-sitting'],
])('the animal that "%s" is about sits whole, in its mood', (prompt, icon) => {
  const { hero, states } = understand(prompt);
  expect(hero.value).toBe(icon);
  // Age is no crack and no dust on a living thing.
  expect(states).not.toContain('old');
});

test('an animal that sits has the colour of the words', () => {
  const { hero, dyes } = understand('Adotei um gato cinza');
  expect(hero.value).toBe('cat-sitting');
  expect(dyes?.['cat-sitting']).toBeDefined();
});

test.each([
  ['10 things I regret buying', /-reacts-crying$/],
  ['How to win any argument', /-reacts-angry$/],
  ["I can't believe this happened", /-reacts-shocked$/],
  ['No puedo creer que me pasó esto', /-reacts-shocked$/],
  ['Por que você vive estressado?', /-reacts-worried$/],
])('a person shows what "%s" feels like', (prompt, shown) => {
  expect(understand(prompt).hero.value).toMatch(shown);
  // Twice the same: a pattern that keeps its place would find the words once only.
  expect(understand(prompt).hero.value).toMatch(shown);
});

test('a prompt without subject or feeling shows nobody', () => {
  expect(understand('asdf qwer').hero.value).toBeNull();
});
