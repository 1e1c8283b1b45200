import type { z } from 'zod';
import { megabyte } from '#contract/bytes.ts';
import type { DrawnSide, drawingQuerySchema } from '#contract/designs.ts';
import { outputQualityLimits } from '#contract/limits.ts';
import { createFairSemaphore } from '#server/platform/fair-semaphore.ts';
import { createUserLimiter } from '#server/platform/user-limiter.ts';
import type { ImageRow } from '../gallery/gallery.ts';
import { readReferencePictures } from '../generation/generation.ts';
import type { DesignsDeps } from './context.ts';
import { withDesignErrors } from './design-errors.ts';
import { drawnFrom, findDesign } from './find-design.ts';

/** One at a time in a process: 3840×2160 takes some 300 MB while it is drawn. */
const drawnAtOnce = 1;
/** Of one user: one in another format may wait. */
const maxWaiting = 4;
/** Drawings kept for another format or a repeated download, of 1 to 4 MB each. */
const maxKeptBytes = 64 * megabyte;

export interface DrawnAnew {
  row: ImageRow;
  content: Buffer;
}

export interface DrawRequest extends z.infer<typeof drawingQuerySchema> {
  userId: string;
  imageId: string;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
}

/**
 * Draws designs from their recipes at a large size, which is sharper than enlarging their pictures and costs
 * nothing. Throws `not_found`, `not_a_design`, and `rate_limited` if too many of the user's wait.
 */
export function createDrawer(deps: DesignsDeps): (request: DrawRequest) => Promise<DrawnAnew> {
  const limiter = createUserLimiter({ concurrency: 1, maxWaiting });
  const semaphore = createFairSemaphore(drawnAtOnce);
  const kept = createKept(maxKeptBytes);
  return ({ userId, imageId, side, format, signal }) =>
    limiter.run({ userId, signal }, async () => {
      const { row, engine, designs } = await findDesign(deps, userId, imageId);
      const key = `${row.objectKey} ${side}`;
      const bytes =
        kept.get(key) ??
        (await semaphore.run({ userId, signal }, async () => {
          const references = await readReferencePictures(deps.objects, engine, drawnFrom(row));
          const options = { outputQuality: outputQualityLimits.max, shorterSide: side satisfies DrawnSide };
          const drawn = await withDesignErrors(
            designs.draw(row.recipe, { ...options, references, signal, onProgress: () => {} }),
          );
          return drawn.bytes;
        }));
      kept.set(key, bytes);
      return { row, content: await deps.gallery.exportDrawing(row, { bytes, format, signal }) };
    });
}

/** Keeps the most recently used drawings, up to a size of all of them. */
function createKept(maxBytes: number) {
  const drawings = new Map<string, Uint8Array>();
  return {
    get: (key: string) => drawings.get(key),
    set(key: string, bytes: Uint8Array) {
      drawings.delete(key);
      drawings.set(key, bytes);
      let total = [...drawings.values()].reduce((sum, { length }) => sum + length, 0);
      for (const [oldest, { length }] of drawings) {
        if (total <= maxBytes || oldest === key) break;
        drawings.delete(oldest);
        total -= length;
      }
    },
  };
}
