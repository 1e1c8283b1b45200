import { expect, test } from 'vitest';
import { withoutArtDirection } from './art-direction.ts';

test.each([
  ['how volcanoes erupt, red background, big letters', 'how volcanoes erupt'],
  ['5 mistakes that ruin your sleep, pink', '5 mistakes that ruin your sleep'],
  ['dicas de estudo com fundo azul', 'dicas de estudo'],
  ['recetas de pan, con letras grandes', 'recetas de pan'],
  ['Earthquake hits Japan, thousands evacuated', 'Earthquake hits Japan, thousands evacuated'],
  ['The history of the green book', 'The history of the green book'],
])('%s → %s', (title, topic) => {
  expect(withoutArtDirection(title)).toBe(topic);
});
