/**
 * Analysing a 12-megapixel photo: time from the first byte of the upload to the response, and the event loop
 * delay of the server meanwhile. The photo is soft noise, which compresses as badly as a real photo.
 */
import sharp from 'sharp';
import { signUp } from './harness/client.ts';
import { startIdleProcess } from './harness/idle.ts';
import { openStudio } from './harness/studio.ts';
import { median, percentile, report, round, timeRuns } from './measure.ts';

const size = { width: 4_000, height: 3_000 };
/** Below the limit of 20 analyses per user and minute. */
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
const client = await signUp(studio.origin);

async function analyze(): Promise<void> {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(photo)]), 'photo.jpg');
  const answer = await client.request('/api/analyze-image', { method: 'POST', body: form });
  if (!answer.ok) throw new Error(`analyze-image answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

await timeRuns(analyze, { runs: warmUps, warmUps: 0 });
const readIdle = startIdleProcess();
await studio.call('watchLoop', null);
const times = await timeRuns(analyze, { runs, warmUps: 0 });
const loop = await studio.call('loopDelay', null);
const idle = await readIdle();
await studio.stop();

report(`Analysing a 12-megapixel photo (JPEG, ${round(photo.length / 1e6)} MB), ${runs} runs`, [
  { name: 'upload to response, median', value: median(times), unit: 'ms' },
  { name: 'upload to response, p95', value: percentile(times, 0.95), unit: 'ms' },
  {
    name: 'event loop delay, 99th percentile',
    value: loop.p99,
    unit: 'ms',
    bound: { atMost: 50 },
    comparedWith: `idle process at the same time: ${round(idle.p99)} ms`,
  },
  {
    name: 'event loop delay, longest',
    value: loop.max,
    unit: 'ms',
    comparedWith: `idle process: ${round(idle.max)} ms`,
  },
]);
