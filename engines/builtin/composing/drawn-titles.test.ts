import { describe, expect, test } from 'vitest';
import { designRecipe } from '../design.ts';
import { arrange } from '../layout/arrange.ts';
import { measureArrangement } from '../layout/measured-faults.ts';
import { drawnStyle } from '../styles/learned/learned-style.ts';

const recipeOf = (prompt: string, style = 'MrBeast-tzdev') =>
  designRecipe({ prompt, tool: 'Thumbnail', style, aspectRatio: '16:9', seed: 7 }).recipe;
const heroOf = (prompt: string) => recipeOf(prompt).hero?.icon;

describe('what a title shows', () => {
  test.each([
    ['I found a hidden village in Minecraft', 'block-house'],
    ['Sobrevivi 100 dias no Minecraft', 'block-hero'],
    ['Gané mi primera partida en Fortnite', 'supply-drop'],
    ['Jugué FIFA contra un profesional', 'figure-man-kicking'],
    ['Montei um PC gamer com 1000 reais', 'gaming-pc'],
    ['Emagreci 20 kg sem passar fome', 'bathroom-scale'],
    ['Why most people stay broke forever', 'empty-wallet'],
    ['A casa mal assombrada do interior', 'haunted-house'],
    ['No te duermas: la muñeca que camina sola', 'eerie-doll'],
    ['La pizza más grande del mundo', 'dish-pizza'],
    ["World's largest Lego tower", 'brick-tower'],
    ['O dia em que o Brasil perdeu de 7 a 1', 'football'],
  ])('%s: %s', (prompt, icon) => {
    expect(heroOf(prompt)).toBe(icon);
  });

  test.each([
    ['I met a cheetah', 'cheetah-standing'],
    ['Uma suçuarana na fazenda', 'puma-standing'],
    ['A coyote in my garden', 'coyote-standing'],
    ['A pantera negra', 'panther-standing'],
    ['El halcón más rápido', 'hawk-flying'],
    ['O urubu no telhado', 'vulture-flying'],
    ['A leopard attack', 'leopard'],
    ['La muñeca maldita', 'eerie-doll'],
  ])('an animal or a doll is of its kind: %s', (prompt, icon) => {
    expect(heroOf(prompt)).toBe(icon);
  });

  test('who survives, lives in a car, or is under the ice is seen', () => {
    expect(heroOf('Sobrevivi 24 horas na selva com meu irmão')).toBe('figure-man-hiking');
    expect(heroOf('24 horas morando dentro do carro')).toMatch(/^figure-.*-driving$/);
    expect(recipeOf('I spent 100 hours buried under ice')).toMatchObject({ states: ['frozen'] });
    expect(heroOf('I spent 100 hours buried under ice')).toMatch(/-reacts-scared$/);
  });

  test('a game is played in its world', () => {
    expect(recipeOf('Fiz minha mãe jogar Roblox').scene.id).toBe('block-world');
    expect(recipeOf('Virei policial no GTA RP').scene.id).toBe('city-night');
  });

  test('one thing at two prices is shown twice, cheap and dear', () => {
    expect(recipeOf('Can a $20 knife beat a $500 knife?')).toMatchObject({
      layout: 'versus',
      sides: { left: '$20', right: '$500' },
      states: ['old'],
      secondStates: ['golden'],
    });
    expect(recipeOf('Paguei R$ 50 contra R$ 5.000 num corte de cabelo').layout).toBe('versus');
    expect(recipeOf('I turned $5 into $10,000').layout).not.toBe('versus');
  });
});

test('the second thing of a title is large beside its hero, and covers no word', () => {
  for (const style of ['MrBeast-tzdev', 'Kurzgesagt-tzdev', 'NickD-tzdev', 'Lebron-tzdev', 'MaxVersta']) {
    const recipe = recipeOf('We raced a Ferrari against a helicopter', style);
    const arrangement = arrange(recipe, drawnStyle(recipe));
    expect(recipe.companion).toBe(true);
    const [helicopter] = arrangement.stickers;
    expect(helicopter?.icon).toBe('helicopter');
    expect(helicopter?.bounds.height).toBeGreaterThan(130);
    expect(measureArrangement(arrangement)).toEqual([]);
  }
});

test('a second thing stands before the hero, and is not stuck on it', () => {
  const recipe = recipeOf('My cat learned to play the piano');
  const { hero, stickers } = arrange(recipe, drawnStyle(recipe));
  expect(stickers[0]?.icon).toMatch(/piano|keyboard/);
  expect(stickers[0]?.center.y).toBeGreaterThan(hero?.center.y ?? Number.POSITIVE_INFINITY);
});
