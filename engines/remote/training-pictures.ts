import { setImmediate as pause } from 'node:timers/promises';
import { makeZip } from 'client-zip';
import sharp from 'sharp';
import { describeMeasures, measurePatiently } from '../measuring/measuring.ts';
import type { TrainingPicture } from '../training.ts';

/** The pictures as the zip that trainers read, numbered in their order. */
export async function packPictures(pictures: readonly TrainingPicture[]): Promise<Uint8Array<ArrayBuffer>> {
  const files = pictures.map(({ bytes, mimeType }, at) => ({
    name: `${String(at + 1).padStart(3, '0')}.${mimeType === 'image/png' ? 'png' : 'jpg'}`,
    input: Uint8Array.from(bytes),
    lastModified: new Date(0),
  }));
  return new Uint8Array(await new Response(makeZip(files)).arrayBuffer());
}

/** Of one picture on the sheet that is measured, in pixels. */
const tile = { width: 64, height: 36 };
const columns = 5;

/**
 * Light and colours of all pictures together, as an English sentence: what the user sees of a style whose training says
 * nothing of it, and what other engines are told. What a model has learnt of the pictures nobody can say.
 */
export async function describePictures(pictures: readonly TrainingPicture[]): Promise<string> {
  const tiles = await Promise.all(
    pictures.map(async ({ bytes }, at) => ({
      input: await sharp(bytes)
        .resize({ ...tile, fit: 'fill' })
        .png()
        .toBuffer(),
      left: (at % columns) * tile.width,
      top: Math.floor(at / columns) * tile.height,
    })),
  );
  const width = Math.min(columns, tiles.length) * tile.width;
  const height = Math.ceil(tiles.length / columns) * tile.height;
  const sheet = { create: { width, height, channels: 4, background: '#0000' } } as const;
  const rgba = await sharp(sheet).composite(tiles).raw().toBuffer();
  const measures = await measurePatiently({ rgba: new Uint8Array(rgba), width, height }, () => pause());
  // Of a sheet of pictures its empty sides say nothing.
  return describeMeasures({ ...measures, composition: { ...measures.composition, freeSide: 'none' } });
}
