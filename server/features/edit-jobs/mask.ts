import { setImmediate } from 'node:timers/promises';
import { AppError } from '#server/platform/app-error.ts';
import { openPicture, runForUser } from '#server/platform/images/decoder.ts';
import { checkPicture } from '#server/platform/images/intake.ts';
import { encodeMask } from '#server/platform/images/mask.ts';
import { sniffPicture } from '#server/platform/images/sniff.ts';
import type { WorkOwner } from '#server/platform/user-limiter.ts';

/** From this brightness on a pixel of a mask changes. */
const threshold = 128;

/** Pixels that are counted before the event loop gets a turn. */
const pixelsAtOnce = 4_000_000;

export interface ReadMask {
  /** A PNG in black and white, as large as the picture. */
  bytes: Uint8Array;
  /** The share of the picture that changes, above 0 and up to 1. */
  share: number;
}

/**
 * Reads a mask: white changes, black and transparent stay. Throws `mask_unreadable`, `mask_size_mismatch`
 * before a pixel is decoded, and `mask_empty` when it marks nothing in the picture.
 */
export function readMask(
  sent: string | Uint8Array,
  { width, height }: { width: number; height: number },
  owner: WorkOwner,
): Promise<ReadMask> {
  return runForUser(owner, async () => {
    const read = await orUnreadable(async () => checkPicture(sent, await sniffPicture(sent)));
    // As it is shown: pictures are upright, too.
    const size = read.autoOrient;
    if (size.width !== width || size.height !== height) throw new AppError('mask_size_mismatch');
    const alpha = await orUnreadable(() =>
      openPicture(sent)
        .autoOrient()
        .flatten({ background: '#000' })
        .toColourspace('b-w')
        .extractChannel(0)
        .threshold(threshold)
        .raw()
        .toBuffer(),
    );
    const marked = await countMarked(alpha);
    if (marked === 0) throw new AppError('mask_empty');
    return { bytes: await encodeMask({ alpha, width, height }), share: marked / alpha.length };
  });
}

async function orUnreadable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new AppError('mask_unreadable', { cause });
  }
}

async function countMarked(alpha: Uint8Array): Promise<number> {
  let marked = 0;
  for (let from = 0; from < alpha.length; from += pixelsAtOnce) {
    if (from > 0) await setImmediate();
    for (const value of alpha.subarray(from, from + pixelsAtOnce)) if (value > 0) marked += 1;
  }
  return marked;
}
