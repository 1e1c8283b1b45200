import { existsSync } from 'node:fs';
import { link, mkdir, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import sharp, { type OutputInfo } from 'sharp';

/**
 * Variant widths in pixels: what a grid of three columns shows, and what it may show while scrolling fast.
 */
const widths = [640, 320] as const;
/** Height by width. */
const ratios = { wide: 9 / 16, square: 1, upright: 16 / 9 } as const;

/** Returns the shape of a row of `fillGallery` with mixed shapes, by its number from 1. */
function shapeOf(row: number): keyof typeof ratios {
  const place = row % 10;
  if (place === 3 || place === 7) return 'square';
  return place === 5 ? 'upright' : 'wide';
}

/** The shipped showcase pictures, from which all others are made. */
const sources = join(import.meta.dirname, '..', '..', 'web', 'public', 'media', 'showcase');

/** Cached between runs: drawing ten thousand pictures takes a minute or two. */
const drawnFolder = join(tmpdir(), 'adventure-bench-pictures');

/**
 * Writes different variants for each row of `fillGallery` (mixed shapes): designs of the built-in engine,
 * each with its own hue and crop, encoded as the server encodes variants. Leaves out the full pictures, which
 * no page of the benchmark requests.
 */
export async function writePictures(dataDir: string, userId: string, count: number): Promise<void> {
  await draw(count);
  const limit = pLimit(32);
  const rows = Array.from({ length: count }, (_, at) => at + 1);
  const writing = rows.map((row) =>
    limit(async () => {
      const folder = join(dataDir, 'objects', 'pictures', userId, `${row}`, '1');
      await mkdir(folder, { recursive: true });
      for (const width of widths) await link(drawnFile(row, width), join(folder, `0-${width}.webp`));
    }),
  );
  await Promise.all(writing);
}

function drawnFile(row: number, width: number): string {
  return join(drawnFolder, `${row}-${width}.webp`);
}

async function draw(count: number): Promise<void> {
  await mkdir(drawnFolder, { recursive: true });
  const names = (await readdir(sources)).filter((name) => name.endsWith('-1280.webp')).sort();
  const originals = await Promise.all(
    names.map((name) => sharp(join(sources, name)).raw().toBuffer({ resolveWithObject: true })),
  );
  const limit = pLimit(4);
  const rows = Array.from({ length: count }, (_, at) => at + 1);
  const drawing = rows.map((row) =>
    limit(async () => {
      const original = originals[row % originals.length];
      const missing = widths.filter((width) => !existsSync(drawnFile(row, width)));
      if (original === undefined || missing.length === 0) return;
      const picture = await drawOne(original, row);
      for (const width of missing) {
        const copy = sharp(picture.data, { raw: picture.info }).resize({ width });
        await writeFile(drawnFile(row, width), await copy.webp({ quality: 80, effort: 2 }).toBuffer());
      }
    }),
  );
  await Promise.all(drawing);
}

interface Picture {
  data: Buffer;
  info: OutputInfo;
}

/**
 * Returns the pixels of the widest variant. Combines a hue per 42 rows with a crop per row: no two rows share
 * both.
 */
function drawOne({ data, info }: Picture, row: number): Promise<Picture> {
  const insetX = row % 97;
  const insetY = insetX >> 1;
  const hue = (Math.floor(row / 42) * 47) % 360;
  const [width] = widths;
  return sharp(data, { raw: info })
    .extract({
      left: insetX,
      top: insetY,
      width: info.width - 2 * insetX,
      height: info.height - 2 * insetY,
    })
    .resize({ width, height: Math.round(width * ratios[shapeOf(row)]), fit: 'cover' })
    .modulate({ hue })
    .raw()
    .toBuffer({ resolveWithObject: true });
}
