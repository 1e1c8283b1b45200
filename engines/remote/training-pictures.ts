import { setImmediate as pause } from 'node:timers/promises';
import { makeZip } from 'client-zip';
import sharp from 'sharp';
import { describeMeasures, measureWithPauses } from '../measuring/measuring.ts';
import type { TrainingPicture } from '../training.ts';

/** Packs the pictures into the zip that trainers read, numbered in their order. */
export async function packPictures(pictures: readonly TrainingPicture[]): Promise<Uint8Array<ArrayBuffer>> {
  const files = pictures.map(({ bytes, mimeType }, at) => ({
    name: `${String(at + 1).padStart(3, '0')}.${mimeType === 'image/png' ? 'png' : 'jpg'}`,
    input: Uint8Array.from(bytes),
    lastModified: new Date(0),
  }));
  return new Uint8Array(await new Response(makeZip(files)).arrayBuffer());
}

/** The size of one picture on the measured sheet, in pixels. */
const tile = { width: 64, height: 36 };
const columns = 5;

/**
 * Describes light and colours of all pictures together, as an English sentence. The user sees it for a
 * style whose training returns no description, and other engines get it. What a model has learnt from the
 * pictures is unknown.
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
  const measures = await measureWithPauses({ rgba: new Uint8Array(rgba), width, height }, () => pause());
  // The empty sides of a sheet of pictures mean nothing.
  return describeMeasures({ ...measures, composition: { ...measures.composition, freeSide: 'none' } });
}
