// Draws the set of prompts with the engine of one checkout, into a folder: a picture each (`<id>.png`) and
// `drawn.json`. Its own process, so that the sources of another commit can be loaded.
//
//     node scripts/run24.mjs scripts/art/draw.ts CHECKOUT FOLDER [PATTERN [PROMPTS]]
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
// The pictures of an older commit are measured by the rules of this one.
import { measureArrangement } from '../../engines/builtin/layout/measured-faults.ts';
import { readPrompts } from './prompts.ts';

/** What was drawn for a prompt. */
export interface Drawn {
  id: string;
  /** A hash of the recipe, without the alternatives that were considered. */
  recipe: string;
  headline: string;
  hero: string;
  scene: string;
  layout: string;
  faults: { id: string; detail: string }[];
  warnings: string[];
  milliseconds: number;
}

const [checkout = '', folder = '', pattern = '', prompts] = process.argv.slice(2);
const load = (file: string) => import(pathToFileURL(path.join(checkout, 'engines/builtin', file)).href);

const { designRecipe } = (await load('design.ts')) as typeof import('../../engines/builtin/design.ts');
const { renderRecipe } = (await load('render.ts')) as typeof import('../../engines/builtin/render.ts');
const { drawnStyle } = (await load(
  'styles/learned/learned-style.ts',
)) as typeof import('../../engines/builtin/styles/learned/learned-style.ts');
const { arrange } = (await load(
  'layout/arrange.ts',
)) as typeof import('../../engines/builtin/layout/arrange.ts');

/** The width of a picture on a sheet. */
const width = 560;
/** Creator's seed of the set: the pictures of two commits differ by the engine alone. */
const firstSeed = 7_000;

const all: Drawn[] = [];
for (const [at, { id, tool, style, prompt }] of readPrompts(prompts).entries()) {
  if (!new RegExp(pattern).test(id)) continue;
  const start = performance.now();
  const { recipe, warnings } = designRecipe({
    prompt,
    tool,
    style,
    aspectRatio: '16:9',
    seed: firstSeed + at,
  });
  const canvas = renderRecipe(recipe);
  const milliseconds = Math.round(performance.now() - start);
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  await sharp(data, { raw: { width: canvas.width, height: canvas.height, channels: 4 } })
    .resize(width)
    .png()
    .toFile(path.join(folder, `${id}.png`));
  canvas.width = 1;
  canvas.height = 1;
  const { choices: _, ...drawn } = recipe;
  all.push({
    id,
    recipe: createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 10),
    headline:
      recipe.headline?.lines.map(({ text, emphasis }) => (emphasis ? `[${text}]` : text)).join(' / ') ?? '',
    hero: [recipe.hero, recipe.secondHero, ...recipe.stickers].map((thing) => thing?.icon ?? '-').join(' '),
    scene: `${recipe.scene.id} ${recipe.scene.mood}`,
    layout: recipe.composition ? `${recipe.layout} (${recipe.composition})` : recipe.layout,
    faults: measureArrangement(arrange(recipe, drawnStyle(recipe))),
    warnings: warnings.map(({ code }) => code),
    milliseconds,
  });
}
writeFileSync(path.join(folder, 'drawn.json'), JSON.stringify(all, null, 1));
