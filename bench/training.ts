/**
 * Training a style on twenty 12-megapixel photos with the built-in engine: reading and shrinking them as the
 * upload
 * does, and measuring them in the training thread. Also compares a design in that style with one without it.
 */
import sharp from 'sharp';
import { trainedStyleLimits } from '../contract/limits.ts';
import { createBuiltinEngine } from '../engines/builtin/builtin.ts';
import { trainStyle } from '../engines/builtin/training/train-style.ts';
import { readDownscaled } from '../server/platform/images/downscaled.ts';
import { median, report, round, timeRuns } from './measure.ts';

const size = { width: 4_000, height: 3_000 };
const pictures = 20;
const designRuns = 10;

/** Soft noise, which compresses as badly as a photo. */
async function drawPhoto(number: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 60 + number * 6, sigma: 50 } as const;
  const small = await sharp({ create: { width: 1_000, height: 750, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer();
  return sharp(small).resize(size).jpeg({ quality: 90 }).toBuffer();
}

const photos: Buffer[] = [];
for (let number = 0; number < pictures; number += 1) photos.push(await drawPhoto(number));

const processor = process.cpuUsage();
const startedAt = performance.now();
const shrunk = [];
for (const photo of photos) {
  shrunk.push(await readDownscaled(photo, { side: trainedStyleLimits.storedSide }, { userId: 'bench' }));
}
const shrunkAt = performance.now();
let longestStep = 0;
let stepAt = shrunkAt;
const { profile } = await trainStyle(
  {
    pictures: shrunk.map(({ bytes, width, height }) => ({ bytes, mimeType: 'image/jpeg', width, height })),
    mode: 'style',
  },
  {
    signal: new AbortController().signal,
    onProgress() {
      longestStep = Math.max(longestStep, performance.now() - stepAt);
      stepAt = performance.now();
    },
  },
);
const endedAt = performance.now();
const used = process.cpuUsage(processor);

const engine = createBuiltinEngine();
const input = { prompt: 'The truth about sharks', tool: 'Thumbnail', aspectRatio: '16:9', seed: 1 } as const;
const timeDesigns = (styleProfile: unknown) =>
  timeRuns(() => engine.design({ ...input, style: 'MrBeast-tzdev', styleProfile }), {
    runs: designRuns,
    warmUps: 2,
  });
const without = await timeDesigns(undefined);
const within = await timeDesigns(profile);
await engine.close();

const megabytes = photos.reduce((sum, { length }) => sum + length, 0) / 1e6;
report(`Training a style on ${pictures} 12-megapixel photos (JPEG, ${round(megabytes)} MB)`, [
  {
    name: 'first photo to style profile',
    value: (endedAt - startedAt) / 1_000,
    unit: 's',
    bound: { atMost: 20 },
  },
  { name: '… of that, reading and shrinking', value: (shrunkAt - startedAt) / 1_000, unit: 's' },
  { name: '… of that, measuring', value: (endedAt - shrunkAt) / 1_000, unit: 's' },
  { name: 'CPU time', value: (used.user + used.system) / 1e6, unit: 's' },
  { name: 'longest time between two progress reports', value: longestStep, unit: 'ms' },
  {
    name: 'design in the style, median',
    value: median(within),
    unit: 'ms',
    comparedWith: `without the style: ${round(median(without))} ms`,
  },
]);
