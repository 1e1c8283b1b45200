import { expect, test } from 'vitest';
import { understand } from './understand.ts';

test.each([
  ['a basket of red apples in an orchard', 'vessel-basket.red-apple'],
  ['uma cesta de ovos na cozinha', 'vessel-basket.egg'],
  ['un jarrón azul con girasoles sobre una mesa de madera', 'vessel-vase~2f7bff.sunflower'],
  ['a vase of white tulips next to an open window', 'vessel-vase.tulip~ffffff'],
  ['um vaso de cerâmica com girassóis', 'vessel-vase.sunflower'],
  ['una cesta de mimbre con huevos sobre paja', 'vessel-basket.egg'],
  ['um caminhão carregado de laranjas na estrada', 'vessel-open-truck.tangerine'],
])('%s: what is in a vessel is in it', (prompt, icon) => {
  const { hero, stickers } = understand(prompt, 'scene');
  expect([hero.value, ...stickers]).toContain(icon);
});

test('a truck beside oranges is not loaded with them', () => {
  const { hero, stickers } = understand('a truck with oranges painted on its side', 'scene');
  expect([hero.value, ...stickers].join(' ')).not.toContain('vessel-');
});

test('titles keep the vessel and what is in it apart', () => {
  expect(understand('A basket of apples every day').hero.value).not.toMatch(/^vessel-/);
});
