import { setTimeout as wait } from 'node:timers/promises';
import { makePreview } from '#server/platform/images/preview.ts';

/** At most about two a second: what is sent four times a second is the number. */
const pauseMs = 500;

/** In base64 and with the progress beside it, this is what a notification of 8,000 bytes has room for. */
export const mostPreviewBytes = 5_000;

interface PreviewOptions {
  /** Aborted when the job has ended, whichever way. */
  readonly signal: AbortSignal;
  /** Told of a small WebP in base64. */
  send(preview: string): void;
  /** Resolves after a while; a test has its own. */
  pause?(ms: number): Promise<unknown>;
}

/**
 * Makes the function that takes what an engine has so far, as often as it comes. One at a time is made small and sent, then
 * there is a pause; of those that came meanwhile the newest is next.
 */
export function createPreviews({
  signal,
  send,
  pause = (ms) => wait(ms, undefined, { signal, ref: false }),
}: PreviewOptions): (picture: Uint8Array) => void {
  let newest: Uint8Array | null = null;
  let isAtWork = false;

  async function work(): Promise<void> {
    while (newest !== null && !signal.aborted) {
      const picture = newest;
      newest = null;
      const small = await makePreview(picture, mostPreviewBytes);
      if (small !== null && !signal.aborted) send(small.toString('base64'));
      // Rejected where the job has ended, which the loop sees.
      await pause(pauseMs).catch(() => {});
    }
  }

  return (picture) => {
    newest = picture;
    if (isAtWork) return;
    isAtWork = true;
    void work().finally(() => {
      isAtWork = false;
    });
  };
}
