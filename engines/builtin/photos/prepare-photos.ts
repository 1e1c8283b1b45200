/**
 * Reference images → the drawing thread's input. Runs on the main thread, where decoding uses the thread
 * pool.
 */
import type { DesignWarning, Recipe } from '../recipe.ts';
import type { Cutter } from './cut-out/cutter.ts';
import { cutOutPhoto } from './cut-out-photo.ts';
import { type DecodedPhoto, decodePhoto, longestSideFor, shrinkPhoto } from './decode-photo.ts';
import { findFocus } from './find-focus.ts';
import { findSubject } from './find-subject.ts';
import { packMask, unpackMask } from './packed-mask.ts';
import type { PeopleFinder } from './people/people-finder.ts';
import type { FoundPeople } from './people/protocol.ts';
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
  people: Pick<PeopleFinder, 'find'>;
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
  { use: wanted, strokes, isMade = false }: DesignPhoto,
  picture: DecodedPhoto,
  { cutter, people, signal, longest }: PrepareOptions & { longest: number },
): Promise<void> {
  const small = await shrinkPhoto(picture, measuredLongest);
  const ownShape = isTransparent(small);
  const found = wanted === 'palette' ? nobody : await people.find(picture, { signal });
  // Strokes and the photo's own shape say what to keep; a frame or a background keeps everything.
  const mayCutOut = !ownShape && (isMade || (wanted !== 'card' && wanted !== 'background'));
  const automatic = mayCutOut && found ? found.person : null;
  const isAsked = wanted === 'cutout' || wanted === 'person';
  const { mask, person, isMarked } =
    isAsked && mayCutOut
      ? await cutOutPhoto(picture, { use: wanted, strokes }, { found, cutter, signal })
      : { mask: automatic?.mask ?? null, person: automatic, isMarked: false };
  const use = wanted === 'person' && isMarked && !person ? 'cutout' : wanted;
  if (use === 'cutout' && !ownShape && !mask) warnings.push(strokes.length > 0 ? notCutOut : notMarked);
  if (use === 'person' && !ownShape && !mask) warnings.push(found ? noPerson : cannotFind);
  const faces = found?.faces ?? [];
  // What the network found of people is more exact than the mask's box, until strokes change it.
  const untouched = isMarked ? null : person;
  const masked = () => (mask ? opaqueBox(mask.alpha, mask, 0) : isMade ? findSubject(small) : null);
  const subject = ownShape ? opaqueBox(small.rgba, small, 3) : (untouched?.subject ?? masked());
  const { original, ...drawn } = picture;
  pixels.push({ ...drawn, mask });
  facts.push({
    at: picture.at,
    use: use === 'person' ? 'auto' : use,
    strokes: isMarked ? strokes.map((stroke) => ({ ...stroke })) : [],
    mask: untouched?.packed ?? (mask && packMask(mask)),
    width: original.width,
    height: original.height,
    longest,
    focus: focusOf(faces) ?? (isMade && subject ? middleOf(subject) : findFocus(small)),
    isCutOut: ownShape || mask !== null,
    subject,
    colors: readColors(small),
    faces,
    person: person && { faces: person.faces, hasWriting: person.hasWriting },
    ...(isMade && { isMade }),
  });
}

function middleOf([x, y, width, height]: readonly [number, number, number, number]) {
  return { x: toShare(x + width / 2), y: toShare(y + height / 2) };
}

const nobody: FoundPeople = { faces: [], person: null };

/** The middle of the faces, each as important as it is large; null without faces. */
function focusOf(faces: FoundPeople['faces']): { x: number; y: number } | null {
  const [sum, sumX, sumY] = faces.reduce(
    ([all, allX, allY], { box: [x, y, width, height] }) => {
      const area = width * height;
      return [all + area, allX + area * (x + width / 2), allY + area * (y + height / 2)] as const;
    },
    [0, 0, 0] as readonly [number, number, number],
  );
  if (sum === 0) return null;
  return { x: toShare(sumX / sum), y: toShare(sumY / sum) };
}

function toShare(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
}

/**
 * Returns the pixels of the photos that a recipe shows: the same bytes and recipe give the same pixels.
 * @param photos the design's reference images in order; those that the recipe does not show may be null
 * @throws PhotoMissing, PhotoUnreadable
 */
export async function preparePhotosOf(
  { photos: shown = [] }: Recipe,
  photos: readonly (Uint8Array | null)[],
  { cutter, people, signal }: PrepareOptions,
): Promise<PhotoPixels[]> {
  return Promise.all(
    shown.map(async ({ at, longest, strokes, mask: packed, person, isMade }) => {
      const bytes = photos[at];
      if (!bytes) throw new PhotoMissing(at);
      const { original: _, ...picture } = await decodePhoto(bytes, at, longest);
      signal?.throwIfAborted();
      if (isMade) return { ...picture, mask: packed ? unpackMask(packed) : null };
      const known = packed ? unpackMask(packed) : null;
      if (known || (strokes.length === 0 && !person)) return { ...picture, mask: known };
      const found = await people.find(picture, { signal });
      const use = person ? 'person' : 'cutout';
      return {
        ...picture,
        mask: (await cutOutPhoto(picture, { use, strokes }, { found, cutter, signal })).mask,
      };
    }),
  );
}

const notMarked: DesignWarning = {
  code: 'cutout-not-marked',
  message: 'A cut-out reference was not marked, so it is shown in a frame. Paint over the part to keep.',
};

const noPerson: DesignWarning = {
  code: 'no-person-found',
  message:
    'No person could be cut out of your photo: nobody was found, the face is too small, or there are too many people. The photo is shown whole. Paint over what to keep to cut it out.',
};

const cannotFind: DesignWarning = {
  code: 'people-unavailable',
  message:
    'This server cannot find people in photos, so your photo is shown whole. Paint over what to keep to cut it out.',
};

const notCutOut: DesignWarning = {
  code: 'cutout-failed',
  message:
    'The marks on a cut-out reference keep nothing or everything, so it is shown in a frame. Mark more of the subject and the background around it.',
};
