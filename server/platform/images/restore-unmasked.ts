import { setImmediate } from 'node:timers/promises';
import { AppError } from '../app-error.ts';
import { isHeavy, openPicture, openRaw, serializeHeavyWork, withDecoderSlot } from './decoder.ts';
import { type Feather, featherOf } from './feather.ts';
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
}

/**
 * Restores the original wherever the mask does not change it: identical pixels, transparency included, except
 * for a narrow edge (`featherOf`) where new and old blend. The painted picture is first fitted to the
 * original's size, never stretched. PNG, with transparency if the original has it. Throws what reading the
 * painted picture throws.
 */
export async function restoreUnmasked({ original, mask, painted }: Repaint): Promise<FittedPicture> {
  const metadata = await checkPicture(painted, await sniffPicture(painted));
  const known = await openPicture(original).metadata();
  return serializeHeavyWork(isHeavy(metadata) || isHeavy(known), () =>
    withDecoderSlot(async () => {
      const { data, info } = await openPicture(original)
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true });
      const { width, height } = info;
      const channels = info.channels === 4 ? 4 : 3;
      const feather = await featherOf(mask, { width, height });
      if (feather.box !== null) {
        const inBox = await readBox(painted, { width, height }, feather.box);
        await blend({ data, width, channels }, inBox, { ...feather, box: feather.box });
      }
      const bytes = await openRaw(data, { width, height, channels }).png().toBuffer();
      return { bytes, mimeType: 'image/png', width, height };
    }),
  );
}

type Box = NonNullable<Feather['box']>;

/** The painted pixels of this part, as RGBA. */
async function readBox(
  painted: Uint8Array,
  size: { width: number; height: number },
  box: Box,
): Promise<Uint8Array> {
  try {
    return await openFitted(painted, size).extract(box).ensureAlpha().raw().toBuffer();
  } catch (cause) {
    throw new AppError('image_unreadable', { cause });
  }
}

/** Pixels blended before the event loop gets a turn: about ten milliseconds. */
const pixelsAtOnce = 500_000;

/** Blends the painted pixels over the picture by their weights. Colours are weighted by opacity. */
async function blend(
  picture: { data: Uint8Array; width: number; channels: 3 | 4 },
  painted: Uint8Array,
  { weights, box }: { weights: Uint8Array; box: Box },
): Promise<void> {
  const { data, width, channels } = picture;
  let from = 0;
  const rowsAtOnce = Math.max(1, Math.floor(pixelsAtOnce / box.width));
  for (let y = box.top; y < box.top + box.height; y += 1) {
    if ((y - box.top) % rowsAtOnce === rowsAtOnce - 1) await setImmediate();
    for (let x = box.left; x < box.left + box.width; x += 1, from += 4) {
      const at = y * width + x;
      const weight = weights[at] ?? 0;
      if (weight === 255 && painted[from + 3] === 255) {
        const to = at * channels;
        data[to] = painted[from] ?? 0;
        data[to + 1] = painted[from + 1] ?? 0;
        data[to + 2] = painted[from + 2] ?? 0;
        if (channels === 4) data[to + 3] = 255;
      } else if (weight > 0) blendPixel(data, at * channels, channels, painted, from, weight);
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
