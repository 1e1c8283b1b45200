import { referenceLimits } from '#contract/references.ts';
import type { PrepareAnswer, PreparedPicture, PrepareRequest, RefusalCode } from './protocol.ts';

/** A file that cannot be a reference. */
export class RefusedPicture extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(code);
    this.code = code;
  }
}

/** The parts of `Worker` that are used here. */
export type PictureWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/**
 * Creates the function that prepares files for upload, one after another in one worker. The worker ends when
 * no file is waiting, which frees its memory.
 */
export function createPreparer(openWorker: () => PictureWorker): (file: Blob) => Promise<PreparedPicture> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let worker: PictureWorker | null = null;
  let lastId = 0;

  const close = () => {
    worker?.terminate();
    worker = null;
  };

  const ask = (file: Blob) =>
    new Promise<PreparedPicture>((resolve, reject) => {
      lastId += 1;
      worker ??= openWorker();
      worker.onmessage = ({ data }: MessageEvent<PrepareAnswer>) => {
        if (data.picture) resolve(data.picture);
        else reject(new RefusedPicture(data.refusal));
      };
      // Usually out of memory: the next file gets a new worker.
      worker.onerror = () => {
        close();
        reject(new RefusedPicture('image_unreadable'));
      };
      const request: PrepareRequest = { id: lastId, file, maxSide: referenceLimits.shrinkTo };
      worker.postMessage(request);
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
