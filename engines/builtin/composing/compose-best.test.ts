import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';
import { understand } from '../language/understand.ts';
import { arrange } from '../layout/arrange.ts';
import { measureArrangement } from '../layout/measured-faults.ts';
import type { Recipe } from '../recipe.ts';
import { styleOf } from '../styles/styles.ts';
import { composeRecipe } from './compose-recipe.ts';

const input = { tool: 'Thumbnail', style: 'Matthew-tzdev', aspectRatio: '16:9', seed: 5 } as const;
/** Words whose line across the style's sign is too low to be read in a feed. */
const prompt = 'Grandmother adopted an extraordinarily small crocodile';

function faultsOf(recipe: Recipe): string[] {
  return measureArrangement(arrange(recipe, styleOf(recipe.style))).map(({ id }) => id);
}

test('another arrangement is taken where the first has a fault', () => {
  const first = composeRecipe(understand(prompt), { ...input, prompt }).recipe;
  expect(faultsOf(first)).not.toEqual([]);
  expect(faultsOf(designRecipe({ ...input, prompt }).recipe)).toEqual([]);
});

test('the first arrangement stays where it has no fault', () => {
  const short = { ...input, prompt: 'Big shark' };
  expect(designRecipe(short).recipe).toEqual(composeRecipe(understand(short.prompt), short).recipe);
});

test('a shorter headline keeps the hook', () => {
  const { headline } = designRecipe({ ...input, prompt }).recipe;
  const { headline: read, emphasis } = understand(prompt);
  expect(headline?.lines.map(({ text }) => text).join(' ')).toContain(read.value[emphasis ?? 0]);
});

/** A case for each cause: a long word, many words, two rivals, a number with its thing, a room of its own. */
test.each([
  ['ThumbnailsV2', 'v2:financas', 'Por que um fantasma tem medo na casa assombrada?'],
  ['ThumbnailsV2', 'v2:mrbeast', 'What happened to the brother of a haunted house?'],
  ['ThumbnailsV2', 'v2:mrbeast', 'Un caballero contra un conejo'],
  ['ThumbnailsV2', 'v2:none', 'Comprei uma geladeira por R$30'],
  ['Thumbnail', 'Matthew-tzdev', 'Um telescópio gigante no Japão'],
  ['Thumbnail', 'BackgroundIRL', 'Cheap smoothie vs expensive sofa'],
] as const)('%s %s has no fault for "%s"', (tool, style, title) => {
  for (let seed = 1; seed <= 8; seed += 1)
    expect(faultsOf(designRecipe({ prompt: title, tool, style, aspectRatio: '16:9', seed }).recipe)).toEqual(
      [],
    );
});

test('the names of two rivals are legible in a feed', () => {
  const title = '$1 vs $1,000,000 hotel room';
  const inShock = { prompt: title, tool: 'ThumbnailsV2', style: 'v2:mrbeast', aspectRatio: '16:9' } as const;
  expect(faultsOf(designRecipe({ ...inShock, seed: 7_088 }).recipe)).toEqual([]);
});

test('a close-up of the hero leaves its words legible, too', () => {
  const title = 'Transformei uma lanterna em obra de arte';
  const third = { prompt: title, tool: 'ThumbnailsV2', style: 'v2:none', aspectRatio: '16:9' } as const;
  expect(faultsOf(designRecipe({ ...third, seed: 4, alternative: 2 }).recipe)).toEqual([]);
});

test('a long hook in a wide face takes a narrower one of its kind, a short one does not', () => {
  const inStudio = { tool: 'ThumbnailsV2', style: 'v2:none', aspectRatio: '16:9', seed: 4 } as const;
  const fontFor = (title: string) => designRecipe({ ...inStudio, prompt: title }).recipe.headline?.font;
  expect(fontFor('A verdade sobre um chocolate')).toBe('anton');
  expect(fontFor('Big shark')).toBe('archivo-black');
});

test('words in a room of their own are smaller than the hook across the foot', () => {
  const { recipe } = composeRecipe(understand('My first lemonade'), {
    ...input,
    style: 'Lebron-tzdev',
    prompt: 'My first lemonade',
  });
  const lines = arrange(recipe, styleOf(recipe.style)).texts.flatMap((block) => block.lines);
  const heights = (emphasis: boolean) =>
    lines.filter((line) => line.emphasis === emphasis).map(({ ink }) => ink.height);
  expect(Math.max(...heights(true))).toBeGreaterThan(2 * Math.max(...heights(false)));
});
