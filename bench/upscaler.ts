/**
 * The built-in upscaler: its quality compared with resizing, the effect of each slider between its ends, its
 * speed compared with the bare network and with the same weights in TensorFlow.js, and the memory of a
 * process that runs only the engine.
 *
 *     npm run bench -- upscaler
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { upscaleSliders } from '../contract/upscale.ts';
import { createUpscaler } from '../engines/upscaler/upscaler.ts';
import { ensureUpscaler } from '../scripts/prepare-upscaler.mjs';
import { median, report, timeRuns } from './measure.ts';
import { openBareNetwork } from './upscaler/bare-network.ts';
import {
  apartWhereFlat,
  compare,
  enlarge,
  halve,
  meanApart,
  resize,
  sizeOf,
  testPictures,
  withNoise,
} from './upscaler/pictures.ts';
import { openTfjsNetwork } from './upscaler/tfjs-network.ts';

ensureUpscaler();
const sides = { width: 640, height: 360 };

/** Runs one upscale in a separate process and returns its figures. */
async function runAlone(width: number, height: number, factor: number) {
  const script = fileURLToPath(new URL('./upscaler/one-upscale.ts', import.meta.url));
  const child = fork(script, [`${width}`, `${height}`, `${factor}`]);
  const [answer] = await once(child, 'message');
  return answer as { peakMegabytes: number; ms: number; width: number; height: number };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const engine = createUpscaler();
const pictures = await testPictures(sides);
const gains: { name: string; decibels: number; likeness: number }[] = [];
for (const { name, original } of pictures) {
  const small = await halve(original);
  const ours = await compare(original, await enlarge(engine, small));
  const plain = await compare(original, await resize(small, sizeOf(original)));
  gains.push({ name, decibels: ours.psnr - plain.psnr, likeness: ours.ssim - plain.ssim });
}
/** Mean difference between the ends of each slider over all pictures, in steps of 255. */
const ends = { dynamic: [1, 50], creativity: [0, 10], resemblance: [1, 100] } as const;
const apart: { slider: string; steps: number }[] = [];
for (const [slider, [lower, upper]] of Object.entries(ends)) {
  const each: number[] = [];
  for (const { original } of pictures) {
    const { width, height } = sizeOf(original);
    const quarter = await resize(original, { width: Math.round(width / 4), height: Math.round(height / 4) });
    // Creativity works on texture, which drawn pictures do not have.
    const small = slider === 'creativity' ? await withNoise(quarter) : quarter;
    const [one, other] = [
      await enlarge(engine, small, 2, { [slider]: lower }),
      await enlarge(engine, small, 2, { [slider]: upper }),
    ];
    each.push(await meanApart(one, other));
  }
  apart.push({ slider, steps: mean(each) });
}
/** What creativity adds where designs are flat, in steps of 255. */
const flat: Record<'initial' | 'max', number[]> = { initial: [], max: [] };
for (const { original } of pictures.filter(({ name }) => name.startsWith('design'))) {
  const neutral = await enlarge(engine, original);
  for (const value of ['initial', 'max'] as const) {
    const made = await enlarge(engine, original, 2, { creativity: upscaleSliders.creativity[value] });
    flat[value].push(await apartWhereFlat(original, made, neutral));
  }
}

const source = await resize(pictures[0]?.original as Buffer, sides);
const bare = await openBareNetwork(source);
const tfjs = await openTfjsNetwork(source);
const times = { bare: [] as number[], ours: [] as number[], tfjs: [] as number[] };
// Alternately, so that other load affects all alike.
for (let round = 0; round < 4; round += 1) {
  const runs = round === 0 ? 0 : 1;
  times.bare.push(...(await timeRuns(bare, { runs, warmUps: 1 - runs })));
  times.ours.push(...(await timeRuns(() => enlarge(engine, source), { runs, warmUps: 1 - runs })));
  times.tfjs.push(...(await timeRuns(tfjs, { runs, warmUps: 1 - runs })));
}
await engine.close();
const [bareMs, ourMs, tfjsMs] = [median(times.bare), median(times.ours), median(times.tfjs)];

const small = await runAlone(640, 360, 2);
const large = await runAlone(1280, 720, 8);
report(
  'Built-in upscaler',
  [
    {
      name: `gain over Lanczos-3, mean of ${gains.length} pictures`,
      value: mean(gains.map(({ decibels }) => decibels)),
      unit: 'dB',
      bound: { atLeast: 2 },
    },
    {
      name: 'gain over Lanczos-3, minimum',
      value: Math.min(...gains.map(({ decibels }) => decibels)),
      unit: 'dB',
      bound: { atLeast: 0 },
    },
    {
      name: 'SSIM gain, mean',
      value: mean(gains.map(({ likeness }) => likeness)),
      unit: '',
    },
    {
      name: 'SSIM gain, minimum',
      value: Math.min(...gains.map(({ likeness }) => likeness)),
      unit: '',
      bound: { atLeast: 0 },
    },
    {
      name: '640×360 → 2x, PNG to PNG ÷ bare network, untiled',
      value: ourMs / bareMs,
      unit: '×',
      bound: { atMost: 2 },
      comparedWith: `bare network ${Math.round(bareMs)} ms, ours ${Math.round(ourMs)} ms`,
    },
    {
      name: 'same weights in TensorFlow.js (WebAssembly), network alone ÷ ours with PNG',
      value: tfjsMs / ourMs,
      unit: '×',
      bound: { atLeast: 4 },
      comparedWith: `${Math.round(tfjsMs)} ms`,
    },
    ...apart.map(({ slider, steps }) => ({
      name: `slider ${slider}, mean difference between its ends`,
      value: steps,
      unit: 'of 255',
      bound: { atLeast: 4 },
    })),
    ...(['initial', 'max'] as const).map((value) => ({
      name: `creativity ${upscaleSliders.creativity[value]}, added where designs are flat`,
      value: Math.max(...flat[value]),
      unit: 'of 255',
      bound: { atMost: 0.2 },
    })),
    {
      name: 'peak memory of a process, 640×360 → 2x',
      value: small.peakMegabytes,
      unit: 'MB',
      bound: { atMost: 400 },
    },
    {
      name: 'peak memory of a process, 1280×720 → 8x',
      value: large.peakMegabytes,
      unit: 'MB',
      bound: { atMost: 800 },
      comparedWith: `${large.width}×${large.height} in ${(large.ms / 1000).toFixed(0)} s`,
    },
  ],
  [
    `load averages at the end: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
    ...gains.map(
      ({ name, decibels, likeness }) => `${name}: ${decibels.toFixed(2)} dB, SSIM ${likeness.toFixed(4)}`,
    ),
  ],
);
