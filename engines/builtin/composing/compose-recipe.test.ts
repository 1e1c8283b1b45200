import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';
import type { DesignInput } from '../design-input.ts';
import { recipeSchema } from '../recipe.ts';
import { understandingOf } from '../testing/understandings.ts';
import { composeRecipe } from './compose-recipe.ts';

const input: DesignInput = { prompt: '', tool: 'Thumbnail', style: 'MrBeast', aspectRatio: '16:9', seed: 5 };
const linesOf = (composition: ReturnType<typeof composeRecipe>) =>
  composition.recipe.headline?.lines.map(({ text }) => text) ?? [];

test('the same understanding and seed give the same valid recipe', () => {
  const understanding = understandingOf({ headline: ['WOW'], hero: 'shark', stickers: ['fire'] });
  const { recipe } = composeRecipe(understanding, input);
  expect(composeRecipe(understanding, input).recipe).toEqual(recipe);
  expect(recipeSchema.parse(recipe)).toEqual(recipe);
});

test('finds a style by name, id and trigger word, and warns of an unknown one', () => {
  const styleFor = (style: string) => composeRecipe(understandingOf({ hero: 'shark' }), { ...input, style });
  expect(styleFor('Max Versta').recipe.style).toBe('MaxVersta');
  expect(styleFor('MaxVersta').recipe.style).toBe('MaxVersta');
  expect(styleFor('Max-tzdev').recipe.style).toBe('MaxVersta');
  expect(styleFor('Max Versta').warnings).toEqual([]);
  expect(styleFor('My own')).toMatchObject({
    recipe: { style: 'MrBeast-tzdev' },
    warnings: [{ code: 'unknown-style' }],
  });
});

test('Genesys writes a headline only if the prompt quotes one', () => {
  const understanding = understandingOf({ headline: ['HELLO'], hero: 'shark' });
  const genesys = { ...input, tool: 'Genesys Pro', style: 'Cinema' } as const;
  expect(composeRecipe(understanding, { ...genesys, prompt: 'a shark' }).recipe.headline).toBeNull();
  expect(linesOf(composeRecipe(understanding, { ...genesys, prompt: 'a shark saying "hello"' }))).toEqual([
    'HELLO',
  ]);
  expect(linesOf(composeRecipe(understanding, { ...input, prompt: 'a shark' }))).toEqual(['HELLO']);
});

test('removes emoji from the headline without a warning', () => {
  const composition = composeRecipe(understandingOf({ headline: ['FIRE 🔥🔥', '👍🏽 NOW 1️⃣'] }), input);
  expect(linesOf(composition)).toEqual(['FIRE', 'NOW 1']);
  expect(composition.warnings).toEqual([]);
});

test('removes a script without an installed face and names it', () => {
  const composition = composeRecipe(understandingOf({ headline: ['தமிழ் FIRE'] }), input);
  expect(linesOf(composition)).toEqual(['FIRE']);
  expect(composition.warnings).toMatchObject([
    { code: 'unsupported-script', message: expect.stringContaining('Tamil') },
  ]);
});

test('warns of a design that is a background alone', () => {
  const empty = understandingOf({ headline: [], hero: null });
  expect(composeRecipe(empty, input).warnings.map(({ code }) => code)).toEqual(['nothing-to-draw']);
  const genesys = { ...input, tool: 'Genesys Pro', style: 'Cinema', prompt: 'a' } as const;
  const titled = understandingOf({ headline: ['A'], hero: null });
  expect(composeRecipe(titled, genesys).warnings.map(({ code }) => code)).toEqual(['nothing-to-draw']);
  expect(composeRecipe(titled, input).warnings).toEqual([]);
  expect(composeRecipe(understandingOf({ hero: 'shark' }), input).warnings).toEqual([]);
});

test('a place in the prompt makes a picture by itself if no words are needed', () => {
  const place = understandingOf({ headline: [], hero: null, scene: 'city-night' });
  const genesys = { ...input, tool: 'Genesys 1.0', style: 'Cinema' } as const;
  expect(composeRecipe(place, genesys).warnings).toEqual([]);
  expect(composeRecipe(place, input).warnings.map(({ code }) => code)).toEqual(['nothing-to-draw']);
});

test('a headline that no face can draw leaves a design without text', () => {
  const composition = composeRecipe(understandingOf({ headline: ['தமிழ்'], hero: 'shark' }), input);
  expect(composition.recipe.headline).toBeNull();
});

test('the face follows the script of the headline', () => {
  const { recipe } = composeRecipe(understandingOf({ headline: ['ПРИВЕТ'] }), input);
  expect(recipe.headline?.font).toBe('sofia-sans-extra-condensed');
});

test('the layout is typography without a hero, and the scene alone without both', () => {
  const layoutFor = (parts: Parameters<typeof understandingOf>[0]) =>
    composeRecipe(understandingOf({ ...parts, layout: 'hero-left' }), input).recipe.layout;
  expect(layoutFor({ headline: ['WOW'], hero: 'shark' })).toBe('hero-left');
  expect(layoutFor({ headline: ['WOW'] })).toBe('typography');
  expect(layoutFor({ headline: [], hero: 'shark' })).toBe('hero-left');
});

test("names the sides of before and after in the prompt's language", () => {
  const sides = (language: 'en' | 'pt' | 'es') =>
    composeRecipe(understandingOf({ language, hero: 'shark', layout: 'before-after' }), input).recipe.sides;
  expect(sides('en')).toEqual({ left: 'BEFORE', right: 'AFTER' });
  expect(sides('pt')).toEqual({ left: 'ANTES', right: 'DEPOIS' });
  expect(sides('es')).toEqual({ left: 'ANTES', right: 'DESPUÉS' });
});

test.each([
  [
    ['I SURVIVED', '100 DAYS', 'IN MINECRAFT'],
    { value: '100', unit: 'days' },
    ['I SURVIVED', '*100', '*DAYS', 'IN MINECRAFT'],
  ],
  [['LOST 20KG IN 30 DAYS'], { value: '20', unit: 'kg' }, ['LOST', '*20KG', 'IN 30 DAYS']],
  [['24 HOURS IN', 'THE DESERT'], { value: '24', unit: 'HOURS' }, ['*24', '*HOURS', 'IN THE DESERT']],
  [['RUN 50', 'MINUTES'], { value: '50', unit: 'MINUTES' }, ['RUN', '*50', 'MINUTES']],
  [['THE DESERT'], { value: '24', unit: null }, ['THE DESERT', '*24']],
  [['$1,000 HOTEL'], { value: '$1,000', unit: null }, ['*$1,000', 'HOTEL']],
])('the number layout writes %j in reading order, the number once and largest', (headline, number, lines) => {
  const { recipe } = composeRecipe(
    understandingOf({ headline, number, hero: 'shark', layout: 'number' }),
    input,
  );
  const written = recipe.headline?.lines.map(({ text, emphasis }) => (emphasis ? `*${text}` : text)) ?? [];
  expect(written.join(' ')).toBe(lines.join(' '));
});

test('a list shows its number on the badge but not again in the headline', () => {
  const list = { hero: 'shark', layout: 'list' } as const;
  const top = understandingOf({
    ...list,
    headline: ['TOP 10 WORST', 'FAST FOODS'],
    number: { value: 'TOP 10', unit: null },
  });
  expect(linesOf(composeRecipe(top, input)).join(' ')).toBe('WORST FAST FOODS');
  const seven = understandingOf({
    ...list,
    headline: ['7 MISTAKES', 'BEGINNERS MAKE'],
    number: { value: '7', unit: null },
  });
  expect(linesOf(composeRecipe(seven, input)).join(' ')).toBe('MISTAKES BEGINNERS MAKE');
});

test('does not emphasise function words before the emphasised one', () => {
  const understanding = understandingOf({
    headline: ['THE TRUTH', 'ABOUT BITCOIN'],
    emphasis: 1,
    hero: 'coin',
  });
  const { lines } = composeRecipe(understanding, input).recipe.headline ?? { lines: [] };
  expect(lines.filter(({ emphasis }) => emphasis).map(({ text }) => text)).toEqual(['BITCOIN']);
});

test('a headline of many long lines still makes a valid recipe', () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => `WORD${index}`).join(' ');
  for (const layout of ['number', 'list', 'hero-right', 'quote'] as const) {
    const { recipe } = composeRecipe(
      understandingOf({
        headline: [words(30), words(9), words(3), words(2), words(1)],
        layout,
        hero: 'shark',
      }),
      input,
    );
    expect(recipeSchema.safeParse(recipe).success).toBe(true);
  }
});

test('takes a colour that the prompt names as the accent', () => {
  const { recipe } = composeRecipe(understandingOf({ colors: ['#12ab34'] }), input);
  expect(recipe.palette.accent).toBe('#12ab34');
});

test('uses at most two stickers, never the hero again, never an unknown icon', () => {
  const understanding = understandingOf({
    hero: 'shark',
    stickers: ['shark', 'no-such-icon', 'fire', 'fire', 'coin', 'star'],
  });
  expect(composeRecipe(understanding, input).recipe.stickers).toEqual([{ icon: 'fire' }, { icon: 'coin' }]);
});

test("keeps a confident scene, and replaces an uncertain one with the style's scenes", () => {
  const scenes = (scene: 'fire' | null) =>
    new Set(
      Array.from({ length: 12 }, (_, seed) => {
        return composeRecipe(understandingOf({ scene, hero: 'shark' }), { ...input, seed }).recipe.scene.id;
      }),
    );
  expect([...scenes('fire')]).toEqual(['fire']);
  expect([...scenes(null)].every((id) => ['sunburst', 'money', 'explosion', 'city-day'].includes(id))).toBe(
    true,
  );
});

test('a prompt that names no place gets none: no strawberry under water, no hen among graves', () => {
  const understanding = {
    ...understandingOf({ headline: ['WOW'], hero: 'strawberry' }),
    mood: 'neutral' as const,
  };
  const open = { ...understanding, scene: { ...understanding.scene, confidence: 0.4 } };
  const scenes = ['Kurzgesagt-tzdev', 'NickD-tzdev', 'MaxVersta', 'Lebron-tzdev'].flatMap((style) =>
    Array.from({ length: 12 }, (_, seed) => composeRecipe(open, { ...input, style, seed }).recipe.scene.id),
  );
  for (const telling of ['underwater', 'horror', 'ocean', 'desert', 'stadium', 'fire', 'space'])
    expect(scenes).not.toContain(telling);
});

test('a hundred of one thing are a heap, in a list, too', () => {
  const { recipe } = designRecipe({
    prompt: 'Abrí 100 sobres de cartas',
    tool: 'Thumbnail',
    style: 'Matthew-tzdev',
    aspectRatio: '16:9',
    seed: 7071,
  });
  expect([recipe.relation, recipe.layout]).toEqual(['many', 'number']);
});

test('what comes out of a machine is beside it', () => {
  const { recipe } = designRecipe({
    prompt: 'Pizza from a vending machine?',
    tool: 'Thumbnail',
    style: 'MrBeast-tzdev',
    aspectRatio: '16:9',
    seed: 7071,
  });
  expect([recipe.hero?.icon, recipe.secondHero?.icon, recipe.relation]).toEqual([
    'dish-pizza',
    'vending-machine',
    'meets',
  ]);
});
