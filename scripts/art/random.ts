// Counts the measured faults of 2,000 designs for titles made of words at random, over all styles; some of
// them are drawn, to measure their pixels as well.
//
//     npm run art:random -- [--count=2000] [--drawn=300] [--words=other] [--seed=2000] [--list]
import { grades } from '../../engines/builtin/finish/grades.ts';
import { arrange } from '../../engines/builtin/layout/arrange.ts';
import { measureArrangement } from '../../engines/builtin/layout/measured-faults.ts';
import type { Recipe } from '../../engines/builtin/recipe.ts';
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

const option = (name: string, fallback: number) =>
  Number(process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1] ?? fallback);
const count = option('count', 2_000);
const drawn = option('drawn', 300);
const words = process.argv.includes('--words=other') ? 'other' : 'first';
const seed = option('seed', 2_000);
const isListed = process.argv.includes('--list');

const counts = new Map<string, number>();
let faulty = 0;
for (const { at, prompt, style, recipe } of randomDesigns(count, words, seed)) {
  const isDrawn = at % Math.ceil(count / drawn) === 0;
  const faults = [
    ...measureArrangement(arrange(recipe, drawnStyle(recipe))),
    ...(isDrawn ? pixelFaults(recipe) : []),
  ];
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
