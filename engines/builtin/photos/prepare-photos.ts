/**
 * Reference images → the drawing thread's input. Runs on the main thread, where decoding uses the thread
 * pool.
 */
import type { DesignWarning, Recipe } from '../recipe.ts';
import type { Cutter } from './cut-out/cutter.ts';
import { type DecodedPhoto, decodePhoto, longestSideFor, shrinkPhoto } from './decode-photo.ts';
import { findFocus } from './find-focus.ts';
import { packMask, unpackMask } from './packed-mask.ts';
import { type DesignPhoto, type PhotoFacts, PhotoMissing, type PhotoPixels } from './photo.ts';
import { readColors } from './photo-colors.ts';
import { isTransparent, opaqueBox } from './transparency.ts';

export interface PreparedPhotos {
  pixels: PhotoPixels[];
  facts: PhotoFacts[];
  warnings: DesignWarning[];
}

/** The size of the copy for measuring focus and colours. */
const measuredLongest = 96;

interface PrepareOptions {
  cutter: Cutter;
  signal?: AbortSignal | undefined;
}

/**
 * Decodes photos, measures them and cuts out the marked ones, for a new design.
 * @throws PhotoUnreadable
 */
export async function preparePhotos(
  photos: readonly DesignPhoto[],
  options: PrepareOptions,
): Promise<PreparedPhotos> {
  const longest = longestSideFor(photos.length);
  const decoded = await Promise.all(photos.map(({ bytes }, at) => decodePhoto(bytes, at, longest)));
  options.signal?.throwIfAborted();
  const prepared: PreparedPhotos = { pixels: [], facts: [], warnings: [] };
  for (const [at, photo] of photos.entries()) {
    const picture = decoded[at];
    if (picture) await addPhoto(prepared, photo, picture, { ...options, longest });
  }
  return prepared;
}

async function addPhoto(
  { pixels, facts, warnings }: PreparedPhotos,
  { use, strokes }: DesignPhoto,
  picture: DecodedPhoto,
  { cutter, signal, longest }: PrepareOptions & { longest: number },
): Promise<void> {
  const small = await shrinkPhoto(picture, measuredLongest);
  const ownShape = isTransparent(small);
  const isMarked = strokes.some(({ marks }) => marks === 'subject');
  const mask =
    use === 'cutout' && isMarked && !ownShape ? await cutter.cut(picture, strokes, { signal }) : null;
  if (use === 'cutout' && !ownShape && mask === null) warnings.push(isMarked ? notCutOut : notMarked);
  const { original, ...drawn } = picture;
  pixels.push({ ...drawn, mask });
  facts.push({
    at: picture.at,
    use,
    strokes: mask === null ? [] : strokes.map((stroke) => ({ ...stroke })),
    mask: mask && packMask(mask),
    width: original.width,
    height: original.height,
    longest,
    focus: findFocus(small),
    isCutOut: ownShape || mask !== null,
    subject: ownShape ? opaqueBox(small.rgba, small, 3) : mask && opaqueBox(mask.alpha, mask, 0),
    colors: readColors(small),
  });
}

/**
 * Returns the pixels of the photos that a recipe shows: the same bytes and recipe give the same pixels.
 * @param photos the design's reference images in order; those that the recipe does not show may be null
 * @throws PhotoMissing, PhotoUnreadable
 */
export async function preparePhotosOf(
  { photos: shown = [] }: Recipe,
  photos: readonly (Uint8Array | null)[],
  { cutter, signal }: PrepareOptions,
): Promise<PhotoPixels[]> {
  return Promise.all(
    shown.map(async ({ at, longest, strokes, mask: packed }) => {
      const bytes = photos[at];
      if (!bytes) throw new PhotoMissing(at);
      const { original: _, ...picture } = await decodePhoto(bytes, at, longest);
      signal?.throwIfAborted();
      if (strokes.length === 0) return picture;
      const known = packed ? unpackMask(packed) : null;
      return { ...picture, mask: known ?? (await cutter.cut(picture, strokes, { signal })) };
    }),
  );
}

const notMarked: DesignWarning = {
  code: 'cutout-not-marked',
  message: 'A cut-out reference was not marked, so it is shown in a frame. Paint over the part to keep.',
};

const notCutOut: DesignWarning = {
  code: 'cutout-failed',
  message:
    'The marks on a cut-out reference keep nothing or everything, so it is shown in a frame. Mark more of the subject and the background around it.',
};
