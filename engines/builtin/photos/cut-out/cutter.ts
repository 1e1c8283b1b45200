import { createHash } from 'node:crypto';
import { minuteMs } from '../../../../contract/durations.ts';
import { untilAborted } from '../../../until-aborted.ts';
import { createTaskThread, DrawingThreadDied, type TaskThread } from '../../thread/task-thread.ts';
import { shrinkPhoto } from '../decode-photo.ts';
import type { Mask } from '../mask.ts';
import type { PhotoPixels } from '../photo.ts';
import type { CutOutResult, CutOutTask } from './protocol.ts';

/** Cuts subjects out of photos, one after another, in its own thread. */
export interface Cutter {
  /**
   * Cuts out what strokes mark, or corrects the mask `start` along them; null if they leave nothing or
   * everything. The same photo, strokes and start give the same mask.
   */
  cut(
    photo: PhotoPixels,
    strokes: CutOutTask['strokes'],
    options: { start?: Mask | null; signal?: AbortSignal | undefined },
  ): Promise<Mask | null>;
  /** Cuts out the thing that a photo is of, with no stroke; null if none is clearly apart. */
  findThing(photo: PhotoPixels, options: { signal?: AbortSignal | undefined }): Promise<Mask | null>;
  close(): Promise<void>;
}

/** GrabCut's time grows with the pixels, and more pixels give no better mask: it is enlarged afterwards. */
const workedLongest = 420;
/** The library holds 100 MB; a user who tries another stroke returns within this time. */
const idleMs = minuteMs;
/** Masks are small; those of a design that is being changed are needed repeatedly. */
const rememberedMasks = 24;

type CutOutThread = TaskThread<CutOutTask, never, CutOutResult>;

export function createCutter(): Cutter {
  const thread: CutOutThread = createTaskThread(new URL('./worker.ts', import.meta.url), {
    isReadyAfterAbort: false,
  });
  const remembered = new Map<string, CutOutResult>();
  let last: Promise<unknown> = Promise.resolve();
  let sleep: NodeJS.Timeout | undefined;
  let isClosed = false;

  function remember(key: string, mask: CutOutResult): void {
    remembered.set(key, mask);
    const [oldest] = remembered.keys();
    if (remembered.size > rememberedMasks && oldest !== undefined) remembered.delete(oldest);
  }

  /** Runs the work after all earlier work has settled. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work, work);
    last = turn.catch(() => {});
    return turn;
  }

  async function work(task: CutOutTask, signal: AbortSignal | undefined): Promise<CutOutResult> {
    signal?.throwIfAborted();
    if (isClosed) throw new DrawingThreadDied('the engine was closed');
    clearTimeout(sleep);
    try {
      return await thread.run(task, { signal });
    } finally {
      sleep = setTimeout(() => void inTurn(() => thread.close()), idleMs);
      sleep.unref();
    }
  }

  async function maskOf(
    photo: PhotoPixels,
    { strokes, start }: Pick<CutOutTask, 'strokes' | 'start'>,
    signal: AbortSignal | undefined,
  ): Promise<Mask | null> {
    const small = await shrinkPhoto(photo, workedLongest);
    signal?.throwIfAborted();
    const key = keyOf({ ...small, strokes, start });
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const cutting = inTurn(() => work({ ...small, strokes, start }, signal));
    // Also a waiting task is rejected immediately on abort.
    const mask = await (signal ? untilAborted(signal, cutting) : cutting);
    remember(key, mask);
    return mask;
  }

  return {
    cut: (photo, strokes, { start = null, signal }) => maskOf(photo, { strokes, start }, signal),
    findThing: (photo, { signal }) => maskOf(photo, { strokes: [], start: null }, signal),
    async close() {
      isClosed = true;
      clearTimeout(sleep);
      await thread.close();
    },
  };
}

function keyOf({ rgba, strokes, start }: CutOutTask): string {
  const hash = createHash('sha256').update(rgba).update(JSON.stringify(strokes));
  if (start) hash.update(start.alpha);
  return hash.digest('base64');
}
