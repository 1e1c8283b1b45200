// Counts the measured faults of 2,000 designs for titles made of words at random, over all styles; some of
// them are drawn, to measure their pixels as well.
//
//     npm run art:random -- [--count=2000] [--drawn=300] [--words=other] [--seed=2000] [--list]
//                           [--shape=1:1] [--alternative=1] [--hooks]
import { grades } from '../../engines/builtin/finish/grades.ts';
import { arrange } from '../../engines/builtin/layout/arrange.ts';
import type { Arrangement } from '../../engines/builtin/layout/arrangement.ts';
import { hookRatio } from '../../engines/builtin/layout/hook-size.ts';
import { measureArrangement } from '../../engines/builtin/layout/measured-faults.ts';
import { designAspectRatios, headlineLimits, type Recipe } from '../../engines/builtin/recipe.ts';
import { renderRecipe } from '../../engines/builtin/render.ts';
import { freeCanvas } from '../../engines/builtin/scratch.ts';
import { drawnStyle } from '../../engines/builtin/styles/learned/learned-style.ts';
import { measureHues } from '../../engines/builtin/testing/hue-shift.ts';
import { measureLetters } from '../../engines/builtin/testing/letter-contrast.ts';
import { randomDesigns } from './random-designs.ts';

/** The least contrast of words with what is about them (WCAG 2, level AA for text). */
const leastContrast = 4.5;
/** From this angle on food looks spoiled, and skin ill. */
const mostDegrees = 32;

/** Draws a design, and returns the faults that only its pixels show. */
function pixelFaults(recipe: Recipe): { id: string; detail: string }[] {
  const canvas = renderRecipe(recipe);
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  freeCanvas(canvas);
  const letters = measureLetters(recipe, data).filter(({ worst }) => worst < leastContrast);
  // Where a style has colours of its own, nothing keeps the natural ones.
  const { ramp, filter = '' } = grades[recipe.grade];
  const isNatural = ramp === undefined && !/grayscale|sepia|hue/.test(filter) && !recipe.tone && !recipe.look;
  const hues = isNatural ? measureHues(recipe, data).filter(({ degrees }) => degrees > mostDegrees) : [];
  return [
    ...letters.map(({ text, worst }) => ({
      id: 'low-contrast',
      detail: `"${text}" has ${worst.toFixed(1)}`,
    })),
    ...hues.map(({ icon, degrees }) => ({ id: 'hue-shifted', detail: `${icon} by ${degrees} degrees` })),
  ];
}

const textOption = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1];
const option = (name: string, fallback: number) => Number(textOption(name) ?? fallback);
const count = option('count', 2_000);
const drawn = option('drawn', 300);
const words = process.argv.includes('--words=other') ? 'other' : 'first';
const seed = option('seed', 2_000);
const alternative = option('alternative', 0);
const aspectRatio = designAspectRatios.find((ratio) => ratio === textOption('shape')) ?? '16:9';
const isListed = process.argv.includes('--list');
const areHooksListed = process.argv.includes('--hooks');

/** How many times as large as the other words a hook is: at least, and wanted. */
const hookSizes = { least: 1.8, wanted: 2.2 };

/** The ratio of hook and other words; null for what is read as a whole. */
function measuredRatio({ layout, headline }: Recipe, arrangement: Arrangement): number | null {
  const isRead = layout === 'quote' || (headline?.lines.length ?? 0) > headlineLimits.shortLines;
  return isRead ? null : hookRatio(arrangement);
}

const percentOf = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

/** One line about the hooks of a group of designs. */
function describeHooks(group: string, ratios: readonly number[]): string {
  const from = (size: number) => ratios.filter((ratio) => ratio >= size - 0.005).length;
  const under = ratios.length - from(hookSizes.least);
  return `  ${group}: ${percentOf(from(hookSizes.wanted), ratios.length)} of ${ratios.length} at least ${hookSizes.wanted}, ${under} under ${hookSizes.least}, least ${Math.min(...ratios).toFixed(2)}\n`;
}

const counts = new Map<string, number>();
const hooks = new Map<string, number[]>();
let faulty = 0;
for (const { at, prompt, style, recipe } of randomDesigns(count, words, seed, {
  aspectRatio,
  alternative,
})) {
  const isDrawn = at % Math.ceil(count / drawn) === 0;
  const arrangement = arrange(recipe, drawnStyle(recipe));
  const ratio = measuredRatio(recipe, arrangement);
  if (ratio !== null) {
    for (const group of ['all', style, recipe.layout]) hooks.set(group, [...(hooks.get(group) ?? []), ratio]);
    if (areHooksListed && ratio < hookSizes.wanted - 0.005) {
      const lines = recipe.headline?.lines.map(({ text, emphasis }) => (emphasis ? `[${text}]` : text));
      process.stdout.write(`${ratio.toFixed(2)} ${style} ${recipe.layout}: ${lines?.join(' / ')}\n`);
    }
  }
  const faults = [...measureArrangement(arrangement), ...(isDrawn ? pixelFaults(recipe) : [])];
  if (faults.length > 0) faulty += 1;
  for (const { id, detail } of faults) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
    if (isListed) process.stdout.write(`${id}: ${style}: ${prompt}: ${detail}\n`);
  }
}
const found = [...counts].sort((one, other) => other[1] - one[1]).map(([id, times]) => `${id} ${times}`);
process.stdout.write(
  `${faulty} of ${count} designs have a fault (${drawn} drawn): ${found.join(', ') || 'none'}\n`,
);
process.stdout.write(`hooks, of ${hooks.get('all')?.length ?? 0} headlines with a hook and other words:\n`);
for (const [group, ratios] of hooks) process.stdout.write(describeHooks(group, ratios));
