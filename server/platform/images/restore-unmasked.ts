import { setImmediate } from 'node:timers/promises';
import { AppError } from '../app-error.ts';
import { isHeavy, openPicture, openRaw, serializeHeavyWork, withDecoderSlot } from './decoder.ts';
import { type Box, type Feather, featherOf } from './feather.ts';
import { type FittedPicture, openFitted } from './fit-picture.ts';
import { checkPicture } from './intake.ts';
import { sniffPicture } from './sniff.ts';

/** A partly repainted picture. */
export interface Repaint {
  /** A picture of ours: upright, in sRGB, eight bits per channel. */
  original: Uint8Array;
  /** As large as the original: white changes, black is kept. */
  mask: Uint8Array;
  /** The provider's result, as received. */
  painted: Uint8Array;
  /** Where the painted picture is in the original, in its pixels, if it is only a part of it. */
  part?: { readonly left: number; readonly top: number } | undefined;
}

/**
 * Restores the original wherever the mask does not change it: identical pixels, transparency included, except
 * for a narrow edge (`featherOf`) where new and old blend. The painted picture is first fitted to the
 * original's size, never stretched. PNG, with transparency if the original has it. Throws what reading the
 * painted picture throws.
 *
 * Only the part around the mask is blended in memory. An opaque original is read and written as a stream.
 */
export async function restoreUnmasked({ original, mask, painted, part }: Repaint): Promise<FittedPicture> {
  const metadata = await checkPicture(painted, await sniffPicture(painted));
  const known = await openPicture(original).metadata();
  const { width, height } = known;
  const isLucid = known.hasAlpha;
  return serializeHeavyWork(isHeavy(metadata) || isHeavy(known), () =>
    withDecoderSlot(async () => {
      const feather = await featherOf(mask, { width, height });
      const covered = feather && (part ? cover(feather, part, metadata) : feather);
      const read = async ({ box }: Feather) =>
        part
          ? readPart(painted, box, part)
          : readBox(() => openFitted(painted, { width, height }).extract(box));
      const bytes = isLucid
        ? await writeLucid(original, covered, read)
        : await writeOpaque(original, covered, read);
      return { bytes, mimeType: 'image/png', width, height };
    }),
  );
}

type ReadPainted = (feather: Feather) => Promise<Uint8Array>;

/** Lays the blended part over the original, which passes by row by row. */
async function writeOpaque(
  original: Uint8Array,
  feather: Feather | null,
  readPainted: ReadPainted,
): Promise<Uint8Array> {
  const whole = openPicture(original, { sequentialRead: true }).toColourspace('srgb');
  if (feather === null) return whole.png().toBuffer();
  const { box } = feather;
  const data = await openPicture(original, { sequentialRead: true })
    .toColourspace('srgb')
    .extract(box)
    .raw()
    .toBuffer();
  await blend({ data, width: box.width, left: 0, top: 0, channels: 3 }, await readPainted(feather), feather);
  const input = { input: data, raw: { width: box.width, height: box.height, channels: 3 as const } };
  return whole
    .composite([{ ...input, left: box.left, top: box.top }])
    .removeAlpha()
    .png()
    .toBuffer();
}

/**
 * Blends in the whole picture: laying something over it would lose the colours of pixels that cannot be seen.
 */
async function writeLucid(
  original: Uint8Array,
  feather: Feather | null,
  readPainted: ReadPainted,
): Promise<Uint8Array> {
  const { data, info } = await openPicture(original, { sequentialRead: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  if (feather !== null) {
    const { left, top } = feather.box;
    await blend({ data, width, left, top, channels: 4 }, await readPainted(feather), feather);
  }
  return openRaw(data, { width, height, channels: 4 }).png().toBuffer();
}

/** The painted pixels of this part, as RGBA. */
async function readBox(open: () => ReturnType<typeof openFitted>): Promise<Uint8Array> {
  try {
    return await open().ensureAlpha().raw().toBuffer();
  } catch (cause) {
    throw new AppError('image_unreadable', { cause });
  }
}

function readPart(painted: Uint8Array, box: Box, part: { left: number; top: number }): Promise<Uint8Array> {
  const inPart = { ...box, left: box.left - part.left, top: box.top - part.top };
  return readBox(() => openPicture(painted).toColourspace('srgb').extract(inPart));
}

/** The part of a feather that a painted part covers; beyond it the original stays. */
function cover(
  { weights, box }: Feather,
  part: { left: number; top: number },
  size: { width: number; height: number },
): Feather | null {
  const left = Math.max(box.left, part.left);
  const top = Math.max(box.top, part.top);
  const width = Math.min(box.left + box.width, part.left + size.width) - left;
  const height = Math.min(box.top + box.height, part.top + size.height) - top;
  if (width <= 0 || height <= 0) return null;
  if (width === box.width && height === box.height) return { weights, box };
  const covered = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const from = (top - box.top + y) * box.width + left - box.left;
    covered.set(weights.subarray(from, from + width), y * width);
  }
  return { weights: covered, box: { left, top, width, height } };
}

/** Pixels blended before the event loop gets a turn: about ten milliseconds. */
const pixelsAtOnce = 500_000;

interface Target {
  data: Uint8Array;
  width: number;
  /** Where the feather's box begins in it. */
  left: number;
  top: number;
  channels: 3 | 4;
}

/** Blends the painted pixels over the picture by their weights. Colours are weighted by opacity. */
async function blend(
  { data, width, left, top, channels }: Target,
  painted: Uint8Array,
  { weights, box }: Feather,
): Promise<void> {
  let from = 0;
  const rowsAtOnce = Math.max(1, Math.floor(pixelsAtOnce / box.width));
  for (let y = 0; y < box.height; y += 1) {
    if (y % rowsAtOnce === rowsAtOnce - 1) await setImmediate();
    let to = ((top + y) * width + left) * channels;
    for (let x = 0; x < box.width; x += 1, from += 4, to += channels) {
      const weight = weights[y * box.width + x] ?? 0;
      if (weight === 255 && painted[from + 3] === 255) {
        data[to] = painted[from] ?? 0;
        data[to + 1] = painted[from + 1] ?? 0;
        data[to + 2] = painted[from + 2] ?? 0;
        if (channels === 4) data[to + 3] = 255;
      } else if (weight > 0) blendPixel(data, to, channels, painted, from, weight);
    }
  }
}

function blendPixel(
  data: Uint8Array,
  to: number,
  channels: 3 | 4,
  painted: Uint8Array,
  from: number,
  weight: number,
): void {
  const newAlpha = painted[from + 3] ?? 255;
  const ofNew = newAlpha * weight;
  // An opaque picture stays opaque: a hole in the painted one shows the original.
  const ofOld = channels === 4 ? (data[to + 3] ?? 255) * (255 - weight) : 65_025 - ofNew;
  const sum = ofNew + ofOld;
  for (let channel = 0; channel < 3 && sum > 0; channel += 1) {
    const mixed = (painted[from + channel] ?? 0) * ofNew + (data[to + channel] ?? 0) * ofOld;
    data[to + channel] = Math.round(mixed / sum);
  }
  if (channels === 4) data[to + 3] = Math.round(sum / 255);
}
