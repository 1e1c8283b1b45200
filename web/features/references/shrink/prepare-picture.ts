import { referenceLimits } from '#contract/references.ts';
import type { PrepareAnswer, PrepareAsk, PreparedPicture, RefusalCode } from './protocol.ts';

/** A file that cannot be a reference. */
export class RefusedPicture extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(code);
    this.code = code;
  }
}

/** The part of a worker that is used here. */
export type PictureWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/**
 * Makes the function that readies files for the upload, one after the other in one worker. The worker ends once nothing
 * is waiting, and what it held in memory with it.
 */
export function createPreparer(openWorker: () => PictureWorker): (file: Blob) => Promise<PreparedPicture> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let worker: PictureWorker | null = null;
  let asked = 0;

  const close = () => {
    worker?.terminate();
    worker = null;
  };

  const ask = (file: Blob) =>
    new Promise<PreparedPicture>((resolve, reject) => {
      asked += 1;
      worker ??= openWorker();
      worker.onmessage = ({ data }: MessageEvent<PrepareAnswer>) => {
        if (data.picture) resolve(data.picture);
        else reject(new RefusedPicture(data.refusal));
      };
      // Out of memory, as a rule: the next file gets a worker of its own.
      worker.onerror = () => {
        close();
        reject(new RefusedPicture('image_unreadable'));
      };
      const question: PrepareAsk = { id: asked, file, maxSide: referenceLimits.shrinkTo };
      worker.postMessage(question);
    });

  return (file) => {
    waiting += 1;
    const prepared = last
      .then(() => ask(file))
      .finally(() => {
        waiting -= 1;
        if (waiting === 0) close();
      });
    last = prepared.catch(() => undefined);
    return prepared;
  };
}

export const preparePicture = createPreparer(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);
