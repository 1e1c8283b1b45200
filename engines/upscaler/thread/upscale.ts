import type { Network } from '../network/network.ts';
import { doubleStrips } from '../pixels/double-strips.ts';
import { enlargePlane } from '../pixels/enlarge-plane.ts';
import { createPngWriter } from '../pixels/png-writer.ts';
import { readSource, type Source } from '../pixels/read-source.ts';
import type { Size, Strip } from '../pixels/strip.ts';
import { createRetouch } from '../sliders/retouch.ts';
import { strengthsOf } from '../sliders/sliders.ts';
import { stylise } from '../sliders/stylise.ts';
import type { Upscaled, UpscaleTask } from './protocol.ts';

export interface UpscaleOptions {
  network: Network;
  /**
   * Called after each piece of the picture, with the share of all pieces (0 to 1). What it throws ends the
   * work.
   */
  onProgress(fraction: number): void;
}

/**
 * Enlarges a picture: source → stylised → doubled once, twice or three times → retouched → PNG. From the
 * first doubling on, everything is in strips; only source and file are ever complete in memory.
 */
export async function upscale(task: UpscaleTask, { network, onProgress }: UpscaleOptions): Promise<Upscaled> {
  const { factor, seed } = task;
  const strengths = strengthsOf(task);
  const decoded = await readSource(task.bytes, factor);
  const source: Source = { ...decoded, rgb: stylise(decoded.rgb, decoded, strengths.style) };
  const size = { width: source.width * factor, height: source.height * factor };
  const alpha = source.alpha ? await enlargePlane(source.alpha, source, factor) : null;
  const retouch = await createRetouch(source, { factor, strengths, seed });
  const onPixels = countPixels(source, factor, onProgress);

  let strips = asSingleStrip(source);
  for (let done = 1; done < factor; done *= 2) {
    const reached = { width: source.width * done, height: source.height * done };
    strips = doubleStrips(strips, reached, { network, onPixels });
  }
  const writer = createPngWriter({ ...size, channels: alpha ? 4 : 3 });
  try {
    let top = 0;
    for await (const strip of strips) {
      retouch?.(strip, top);
      await writer.write(alpha ? withAlpha(strip, alpha.subarray(top * size.width)) : strip.rgb);
      top += strip.rows;
    }
    return { bytes: await writer.end(), ...size, runtime: network.runtime };
  } catch (error) {
    writer.abandon();
    throw error;
  }
}

async function* asSingleStrip({ rgb, height }: Source): AsyncGenerator<Strip> {
  yield { rgb, rows: height };
}

/** A doubling processes four times the pixels of the one before. */
function countPixels({ width, height }: Size, factor: number, onProgress: (fraction: number) => void) {
  let all = 0;
  for (let done = 1; done < factor; done *= 2) all += width * height * done * done;
  let sofar = 0;
  return (pixels: number) => {
    sofar += pixels;
    onProgress(sofar / all);
  };
}

function withAlpha({ rgb }: Strip, alpha: Uint8Array): Uint8Array {
  const pixels = rgb.length / 3;
  const rgba = new Uint8Array(pixels * 4);
  for (let at = 0; at < pixels; at += 1) {
    rgba[at * 4] = rgb[at * 3] as number;
    rgba[at * 4 + 1] = rgb[at * 3 + 1] as number;
    rgba[at * 4 + 2] = rgb[at * 3 + 2] as number;
    rgba[at * 4 + 3] = alpha[at] as number;
  }
  return rgba;
}
