import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { aspectRatios } from '../../contract/resolutions.ts';
import { generateTools } from '../../contract/tools.ts';
import type { EnginePicture } from '../../engines/calls.ts';
import type { Engine } from '../../engines/engine.ts';

const [width, height] = [1280, 720];

/**
 * Creates an engine that immediately returns the same picture for every request, about as hard to decode and
 * scale as a design: soft colours with grain. A job's time with it is the server's own.
 */
export async function createReadyEngine(): Promise<Engine> {
  const picture = await paintGrain();
  return {
    capabilities: {
      id: 'ready',
      madeBy: 'A benchmark',
      isModel: false,
      isRemote: false,
      takesSeed: false,
      operations: ['generate'],
      tools: generateTools,
      aspectRatios,
      pictures: { sizes: 'any', formats: ['image/webp'], takesMask: false },
      maxReferences: 0,
      progress: 'none',
      concurrency: 2,
      timeoutMs: 60_000,
      afterCrash: 'restart',
    },
    submit: async () => ({}),
    collect: async () => ({ pictures: [picture], warnings: [], enhancedPrompt: null }),
    close: async () => {},
  };
}

async function paintGrain(): Promise<EnginePicture> {
  const pixels = Buffer.alloc(width * height * 3);
  let noise = createHash('sha512').update('grain').digest();
  for (let at = 0; at < pixels.length; at += 1) {
    if (at % noise.length === 0) noise = createHash('sha512').update(noise).digest();
    const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)];
    const wave = Math.sin(x / 90 + (at % 3)) + Math.cos(y / 70);
    pixels[at] = 128 + wave * 50 + (noise[at % noise.length] ?? 0) / 16;
  }
  const bytes = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality: 90 })
    .toBuffer();
  return { bytes, mimeType: 'image/webp', width, height, recipe: null };
}
