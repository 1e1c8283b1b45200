/**
 * How long it takes to look at a photo of twelve megapixels, from the upload's first byte to the answer, and
 * how long other requests wait for the server's event loop meanwhile. The photo is drawn: soft noise, which
 * compresses as badly as a photo.
 */
import sharp from 'sharp';
import { startIdleProcess } from './harness/idle.ts';
import { signUp } from './harness/person.ts';
import { openStudio } from './harness/studio.ts';
import { median, percentile, report, round, timeRuns } from './measure.ts';

const size = { width: 4_000, height: 3_000 };
/** One person may ask for twenty a minute. */
const runs = 15;
const warmUps = 3;

async function drawPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
  const small = await sharp({ create: { width: 1_000, height: 750, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer();
  return sharp(small).resize(size).jpeg({ quality: 90 }).toBuffer();
}

const photo = await drawPhoto();
const studio = await openStudio();
const person = await signUp(studio.origin);

async function analyze(): Promise<void> {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(photo)]), 'photo.jpg');
  const answer = await person.request('/api/analyze-image', { method: 'POST', body: form });
  if (!answer.ok) throw new Error(`analyze-image answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

await timeRuns(analyze, { runs: warmUps, warmUps: 0 });
const readIdle = startIdleProcess();
await studio.ask('watchLoop', null);
const times = await timeRuns(analyze, { runs, warmUps: 0 });
const loop = await studio.ask('loopDelay', null);
const idle = await readIdle();
await studio.stop();

report(`Looking at a photo of 12 megapixels (${round(photo.length / 1e6)} MB of JPEG), ${runs} times`, [
  { name: 'upload to answer, median', value: median(times), unit: 'ms' },
  { name: 'upload to answer, p95', value: percentile(times, 0.95), unit: 'ms' },
  {
    name: 'event loop, 99th percentile',
    value: loop.p99,
    unit: 'ms',
    bound: { atMost: 50 },
    comparedWith: `an idle process beside it: ${round(idle.p99)} ms`,
  },
  {
    name: 'event loop, longest',
    value: loop.max,
    unit: 'ms',
    comparedWith: `idle process: ${round(idle.max)} ms`,
  },
]);
