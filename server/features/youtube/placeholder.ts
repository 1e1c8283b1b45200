import { openPicture } from '#server/platform/images/decoder.ts';
import type { Picture } from '#server/platform/images/intake.ts';

/** The size of `default.jpg`, and of YouTube's grey placeholder for a missing size. */
const smallest = { width: 120, height: 90 } as const;

/** How far a grey picture's channels differ after JPEG, and how little its tones vary. */
const maxColor = 12;
const maxDeviation = 40;

/**
 * Whether a picture is YouTube's placeholder for a missing one. It always has the smallest size. If the
 * smallest was requested, a flat grey picture is the placeholder.
 */
export async function isPlaceholder(picture: Picture, isSmallestRequested: boolean): Promise<boolean> {
  if (picture.width !== smallest.width || picture.height !== smallest.height) return false;
  return !isSmallestRequested || isFlatGrey(picture.bytes);
}

async function isFlatGrey(bytes: Uint8Array): Promise<boolean> {
  const { data, info } = await openPicture(bytes).raw().toBuffer({ resolveWithObject: true });
  let sum = 0;
  let squares = 0;
  const count = info.width * info.height;
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > maxColor) return false;
    sum += green;
    squares += green * green;
  }
  return Math.sqrt(squares / count - (sum / count) ** 2) < maxDeviation;
}
