/** Cuts out what a photo is of, with no stroke or corrected by strokes. */
import type { ReferenceUse } from '../../../contract/references.ts';
import { isCorrection } from './cut-out/correct-mask.ts';
import type { Cutter } from './cut-out/cutter.ts';
import type { Mask } from './mask.ts';
import type { FoundPeople } from './people/protocol.ts';
import type { DesignPhoto, PhotoPixels } from './photo.ts';

interface CutOut {
  /** Null if nothing was found, or the strokes keep nothing or everything. */
  mask: Mask | null;
  /** The people of the mask, with the strokes' corrections or without. */
  person: FoundPeople['person'];
  /** Whether strokes were followed. */
  isMarked: boolean;
}

interface CutOutOptions {
  /** The photo's people; null on a machine that cannot find them. */
  found: FoundPeople | null;
  cutter: Cutter;
  signal?: AbortSignal | undefined;
}

/**
 * Cuts out who is on a photo, else the thing that it is of. Strokes correct that; in a reference image they
 * may also mark something else.
 */
export async function cutOutPhoto(
  picture: PhotoPixels,
  { use, strokes }: { use: ReferenceUse; strokes: DesignPhoto['strokes'] },
  { found, cutter, signal }: CutOutOptions,
): Promise<CutOut> {
  const person = found?.person ?? null;
  // People who cannot be cut out well are not cut out badly, as if they were things.
  const isOfThings = found !== null && found.faces.length === 0;
  const start = person?.mask ?? (isOfThings ? await cutter.findThing(picture, { signal }) : null);
  if (strokes.length === 0) return { mask: start, person, isMarked: false };
  if (start && ((use === 'person' && person) || isCorrection(strokes, start))) {
    const mask = await cutter.cut(picture, strokes, { start, signal });
    return { mask, person: mask && person, isMarked: mask !== null };
  }
  const hasSubject = strokes.some(({ marks }) => marks === 'subject');
  const mask = hasSubject ? await cutter.cut(picture, strokes, { signal }) : null;
  return { mask, person: null, isMarked: mask !== null };
}
