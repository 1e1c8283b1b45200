import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';
import type { DesignInput } from '../design-input.ts';

const shown = (prompt: string, tool: DesignInput['tool'] = 'Genesys 1.0') => {
  const { recipe } = designRecipe({ prompt, tool, style: 'Default', aspectRatio: '16:9', seed: 7 });
  const { hero, secondHero, stickers } = recipe;
  return [hero, secondHero, ...stickers].flatMap((thing) => thing?.icon ?? []);
};

test.each([
  ['an eagle flying over the mountains', 'eagle-flying'],
  ['an eagle on a branch', 'eagle-perched'],
  ['um papagaio voando na selva', 'parrot-flying'],
  ['un búho nival posado en una rama', 'snowy-owl-perched'],
  ['a duck swimming in a pond', 'duck-swimming'],
  ['um pinguim nadando debaixo da água', 'penguin-swimming'],
  ['a penguin on the ice', 'penguin-standing'],
  ['un tiburón en el fondo del mar', 'shark-swimming'],
  ['a dolphin jumping out of the sea', 'dolphin-jumping'],
  ['a whale swimming under water', 'whale-swimming'],
  ['uma orca no oceano', 'orca-jumping'],
  ['a sea turtle swimming over a coral reef', 'sea-turtle-swimming'],
  ['a crocodile in the river', 'crocodile-swimming'],
  ['uma rã pulando na lagoa', 'frog-jumping'],
  ['a chameleon on a branch', 'chameleon-perched'],
  ['a dragon breathing fire over a castle', 'dragon-roaring'],
  ['um dragão voando sobre as montanhas', 'dragon-flying'],
  ['un triceratops en la selva', 'triceratops-standing'],
  ['a python in the jungle', 'python-standing'],
  ['uma joaninha em uma folha', 'ladybird-standing'],
  ['an owl sleeping in a tree', 'owl-perched'],
  ['una gaviota volando sobre la playa', 'gull-flying'],
])('%s shows %s', (prompt, icon) => {
  expect(shown(prompt)[0]).toBe(icon);
});

test('nothing lies about that only stands for how an animal moves', () => {
  expect(shown('a great white shark hunting in the deep sea')).toEqual(['shark-swimming']);
  expect(shown('an owl perched on a tree branch')).toEqual(['owl-perched']);
});

test('chicks are before their mother', () => {
  expect(shown('uma galinha atravessando a rua com seus pintinhos')).toEqual([
    'hen-standing',
    'chick-standing',
  ]);
});

test('a title shows the bird without its bough', () => {
  expect(shown('Why owls never sleep at night', 'Thumbnail')).toContain('owl-standing');
  expect(shown('The strongest eagle in the world', 'Thumbnail')).toContain('eagle-flying');
});

test('an insect is at one flower, a frog on one leaf', () => {
  expect(shown('a butterfly on a flower')).toEqual(['butterfly-flying', 'garden-flower']);
  expect(shown('a frog on a leaf')).toEqual(['frog-standing', 'big-leaf']);
  expect(shown('an ant carrying a leaf')).toEqual(['ant-carrying']);
});

test('a dinosaur with a name is no tyrannosaur as well', () => {
  expect(shown('a long-neck dinosaur sauropod walking through a valley')).toEqual(['sauropod-standing']);
  expect(shown('a triceratops and a T-rex fighting')).toEqual([
    'triceratops-standing',
    'tyrannosaur-standing',
  ]);
});
