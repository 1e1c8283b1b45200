/**
 * The built-in upscaler: how good its pictures are beside resizing, how long it takes beside the bare network, and what a
 * process takes that runs only the engine.
 *
 *     npm run bench -- upscaler
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createUpscaler } from '../engines/upscaler/upscaler.ts';
import { ensureUpscaler } from '../scripts/prepare-upscaler.mjs';
import { median, report, timeRuns } from './measure.ts';
import { openBareNetwork } from './upscaler/bare-network.ts';
import { compare, enlarge, halve, resize, sizeOf, testPictures } from './upscaler/pictures.ts';

ensureUpscaler();
const sides = { width: 640, height: 360 };

/** What a process says that did one upscale and nothing else. */
async function runAlone(width: number, height: number, factor: number) {
  const script = fileURLToPath(new URL('./upscaler/one-upscale.ts', import.meta.url));
  const child = fork(script, [`${width}`, `${height}`, `${factor}`]);
  const [answer] = await once(child, 'message');
  return answer as { peakMegabytes: number; ms: number; width: number; height: number };
}

const engine = createUpscaler();
const pictures = await testPictures(sides);
const gains: { name: string; decibels: number; likeness: number }[] = [];
for (const { name, original } of pictures) {
  const small = await halve(original);
  const ours = await compare(original, await enlarge(engine, small));
  const plain = await compare(original, await resize(small, sizeOf(original)));
  gains.push({ name, decibels: ours.psnr - plain.psnr, likeness: ours.ssim - plain.ssim });
}
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const source = await resize(pictures[0]?.original as Buffer, sides);
const bare = await openBareNetwork(source);
const bareTimes = await timeRuns(bare, { runs: 3 });
const ourTimes = await timeRuns(() => enlarge(engine, source), { runs: 3 });
await engine.close();

const small = await runAlone(640, 360, 2);
const large = await runAlone(1280, 720, 8);
report(
  'The built-in upscaler',
  [
    {
      name: `gain over Lanczos-3, mean of ${gains.length} pictures`,
      value: mean(gains.map(({ decibels }) => decibels)),
      unit: 'dB',
      bound: { atLeast: 2 },
    },
    {
      name: 'gain over Lanczos-3, least',
      value: Math.min(...gains.map(({ decibels }) => decibels)),
      unit: 'dB',
      bound: { atLeast: 0 },
    },
    {
      name: 'gain in SSIM, mean',
      value: mean(gains.map(({ likeness }) => likeness)),
      unit: '',
    },
    {
      name: 'gain in SSIM, least',
      value: Math.min(...gains.map(({ likeness }) => likeness)),
      unit: '',
      bound: { atLeast: 0 },
    },
    {
      name: '640×360 → 2x, PNG in and out',
      value: median(ourTimes) / median(bareTimes),
      unit: '×',
      bound: { atMost: 2 },
      comparedWith: `the bare network untiled, ${Math.round(median(bareTimes))} ms; ours ${Math.round(median(ourTimes))} ms`,
    },
    {
      name: 'peak of a process, 640×360 → 2x',
      value: small.peakMegabytes,
      unit: 'MB',
      bound: { atMost: 400 },
    },
    {
      name: 'peak of a process, 1280×720 → 8x',
      value: large.peakMegabytes,
      unit: 'MB',
      bound: { atMost: 800 },
      comparedWith: `${large.width}×${large.height} in ${(large.ms / 1000).toFixed(0)} s`,
    },
  ],
  gains.map(
    ({ name, decibels, likeness }) => `${name}: ${decibels.toFixed(2)} dB, SSIM ${likeness.toFixed(4)}`,
  ),
);
