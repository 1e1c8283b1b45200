import type { Sharp } from 'sharp';
import type { WorkOwner } from '../user-limiter.ts';
import { asJpeg, type ConvertedPicture, downloadQuality, type PictureSource, reading } from './convert.ts';
import { decodeForUser, openPicture, openRaw } from './decoder.ts';

/** Below this, JPEG blocks show at the edges of text: a smaller picture looks better. */
const lowestQuality = 80;
const highestQuality = 100;
/** Above this many pixels a usual picture never fits at full size, and each try takes seconds. */
const oftenFitsPixels = 8_000_000;
/** Of the size that the tries predict: smaller pictures take more bytes per pixel. */
const shrinkMargin = 0.96;

export interface FittedJpeg extends ConvertedPicture {
  /** 80 to 100. */
  quality: number;
}

/** The result of an earlier search for the same picture and limit. */
export type KnownFit = Pick<FittedJpeg, 'width' | 'quality'>;

/**
 * Encodes a stored picture as a JPEG within a byte limit: at full size and the highest quality that fits, or
 * smaller if even `lowestQuality` does not. Throws like `runForUser`, and the signal's reason if the user
 * leaves meanwhile.
 */
export function fitJpeg(
  source: PictureSource,
  maxBytes: number,
  owner: WorkOwner,
  known?: KnownFit,
): Promise<FittedJpeg> {
  return decodeForUser(owner, reading(source), async ({ bytes, metadata: { width, height } }) => {
    const full: Candidate = { width, height, open: () => openPicture(bytes) };
    const search = createSearch(maxBytes, owner.signal);
    if (known !== undefined) {
      const again = await search.encode(await shrunk(full, known.width), known.quality);
      if (again.bytes.length <= maxBytes) return again;
    }
    return search.fit(full);
  });
}

/** A picture at a candidate size. */
interface Candidate {
  width: number;
  height: number;
  open: () => Sharp;
}

function createSearch(maxBytes: number, signal: AbortSignal | undefined) {
  async function encode({ open, width, height }: Candidate, quality: number): Promise<FittedJpeg> {
    signal?.throwIfAborted();
    const bytes = await asJpeg(open(), quality, { width, height }).toBuffer();
    return { bytes, width, height, quality };
  }

  /** Finds the best quality at one size by bisection; `low` is known to fit. */
  async function raise(candidate: Candidate, low: FittedJpeg, tooHigh: number): Promise<FittedJpeg> {
    if (tooHigh - low.quality <= 1) return low;
    const tried = await encode(candidate, Math.floor((low.quality + tooHigh) / 2));
    return tried.bytes.length <= maxBytes
      ? raise(candidate, tried, tooHigh)
      : raise(candidate, low, tried.quality);
  }

  async function fit(candidate: Candidate): Promise<FittedJpeg> {
    let tooHigh = highestQuality + 1;
    if (candidate.width * candidate.height <= oftenFitsPixels) {
      // Most pictures end with this quality.
      const best = await encode(candidate, highestQuality);
      if (best.bytes.length <= maxBytes) return best;
      tooHigh = highestQuality;
      const usual = await encode(candidate, downloadQuality.jpg);
      if (usual.bytes.length <= maxBytes) return raise(candidate, usual, tooHigh);
      tooHigh = downloadQuality.jpg;
    }
    const low = await encode(candidate, lowestQuality);
    if (low.bytes.length <= maxBytes) return raise(candidate, low, tooHigh);
    const share = Math.sqrt(maxBytes / low.bytes.length) * shrinkMargin;
    return fitSmaller(candidate, Math.max(1, Math.floor(candidate.width * share)));
  }

  async function fitSmaller(candidate: Candidate, width: number): Promise<FittedJpeg> {
    const smaller = await shrunk(candidate, width);
    const low = await encode(smaller, lowestQuality);
    if (low.bytes.length <= maxBytes) return raise(smaller, low, downloadQuality.jpg + 1);
    if (width === 1) return low;
    const share = Math.sqrt(maxBytes / low.bytes.length) * shrinkMargin;
    return fitSmaller(candidate, Math.max(1, Math.floor(width * share)));
  }

  return { encode, fit };
}

/** The same picture at a smaller size, decoded once for all tries. */
async function shrunk(candidate: Candidate, width: number): Promise<Candidate> {
  if (width >= candidate.width) return candidate;
  const { data, info } = await candidate
    .open()
    .flatten({ background: '#ffffff' })
    .resize({ width })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 3 as const };
  return { width: info.width, height: info.height, open: () => openRaw(data, raw) };
}
