/**
 * Time for a whole design, from the prompt to the WebP file, in each thumbnail style, compared with the same
 * scene drawn by satori and resvg.
 */
import { writeFile } from 'node:fs/promises';
import { createCanvas, ImageData } from '@napi-rs/canvas';
import { createBuiltinEngine, type DesignInput } from '../engines/builtin/builtin.ts';
import { designRecipe } from '../engines/builtin/design.ts';
import { arrange } from '../engines/builtin/layout/arrange.ts';
import { styleOf } from '../engines/builtin/styles/styles.ts';
import { thumbnailStyles } from '../engines/builtin/styles/thumbnail-styles.ts';
import { drawWithSatori } from './harness/satori-design.ts';
import { median, report, timeRuns } from './measure.ts';

const runs = 7;
const prompts = [
  'I survived 100 days in Minecraft',
  'tubarão gigante ataca barco',
  'perro astronauta en la luna',
  'Top 10 worst fast foods',
  'iPhone vs Samsung: which is better?',
  'The truth about Bitcoin in 2025',
  'exploring an abandoned haunted house at night',
];

function inputOf(run: number, style: string): DesignInput {
  const prompt = prompts[run % prompts.length] ?? '';
  return { prompt, tool: 'Thumbnail', style, aspectRatio: '16:9', seed: run };
}

const engine = createBuiltinEngine();
const figures = [];
const all: number[] = [];
for (const { id, name } of thumbnailStyles) {
  const times = await timeRuns((run) => engine.design(inputOf(run, id)), { runs });
  all.push(...times);
  figures.push({
    name: `style ${name}, prompt to WebP`,
    value: median(times),
    unit: 'ms',
    bound: { atMost: 250 },
  });
}
figures.push({ name: 'slowest design', value: Math.max(...all), unit: 'ms' });

// The same recipe drawn both ways: a bright scene with rays, a hero, a sticker and two or three lines of
// text.
const { recipe } = designRecipe({ ...inputOf(1, 'MrBeast'), seed: 4 });
const compared = { ...recipe, scene: { id: 'sunburst', mood: '' } } as const;
const arrangement = arrange(compared, styleOf(compared.style));
const own = await timeRuns(() => engine.render(compared), { runs });
let picture = createCanvas(1, 1);
const others = await timeRuns(
  async () => {
    const pixels = new Uint8ClampedArray(await drawWithSatori(arrangement));
    picture = createCanvas(1280, 720);
    picture.getContext('2d').putImageData(new ImageData(pixels, 1280, 720), 0, 0);
    picture.encodeSync('webp', 88);
  },
  { runs },
);
if (process.env.SAVE_PICTURES) {
  await writeFile(`${process.env.SAVE_PICTURES}/builtin.webp`, (await engine.render(compared)).bytes);
  await writeFile(`${process.env.SAVE_PICTURES}/satori.webp`, picture.encodeSync('webp', 88));
}
await engine.close();
figures.push({
  name: 'satori and resvg ÷ built-in engine, same scene to WebP',
  value: median(others) / median(own),
  unit: '×',
  bound: { atLeast: 2 },
  comparedWith: `satori and resvg ${median(others).toFixed(0)} ms, built-in ${median(own).toFixed(0)} ms`,
});
report('Designs by the built-in engine, 1280 × 720', figures, [
  `Medians of ${runs} runs after a warm-up, single-threaded, prompts with different layouts.`,
]);
