import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { createBuiltinEngine } from '#engines/builtin/builtin.ts';
import { type Sample, samples } from '#web/features/samples/samples.ts';
import { wallSamples } from '#web/features/samples/wall-samples.ts';

// Redraws the sample pictures of the studio's first visit and of the wall beside the login:
// `node scripts/make-samples.ts`. The files are committed, so neither build nor start draws them.

const folder = fileURLToPath(new URL('../web/public/samples', import.meta.url));
const size = { width: 480, height: 270 };
const maxBytes = 30_000;
const qualities = [82, 76, 70, 62, 54];

const engine = createBuiltinEngine();
await drawAll(samples, folder);
await drawAll(wallSamples, join(folder, 'wall'));
await engine.close();

async function drawAll(list: readonly Sample[], into: string): Promise<void> {
  await mkdir(into, { recursive: true });
  for (const sample of list) {
    const { bytes, quality } = await draw(sample);
    await writeFile(join(into, `${sample.name}.webp`), bytes);
    console.log(`${sample.name}: ${bytes.length} bytes at quality ${quality}`);
  }
}

/** Encodes at the best quality that fits the page's size limit per picture. */
async function draw({ prompt, style, seed }: Sample): Promise<{ bytes: Buffer; quality: number }> {
  const input = { prompt, style, seed, tool: 'Thumbnail', aspectRatio: '16:9' } as const;
  const { bytes: drawn } = await engine.design(input, { encoding: { format: 'png', quality: 100 } });
  const small = sharp(drawn).resize(size);
  for (const quality of qualities) {
    const bytes = await small.clone().webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length <= maxBytes) return { bytes, quality };
  }
  throw new Error(`The sample "${prompt}" does not fit into ${maxBytes} bytes.`);
}
