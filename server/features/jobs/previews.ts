import { setTimeout as wait } from 'node:timers/promises';
import { makePreview } from '#server/platform/images/preview.ts';

/** At most about two per second; the percentage is sent four times a second. */
const pauseMs = 500;

/** In base64, with the progress, this fits into a notification of 8,000 bytes. */
export const maxPreviewBytes = 5_000;

interface PreviewOptions {
  /** Aborts when the job ends. */
  readonly signal: AbortSignal;
  /** Receives a small WebP in base64. */
  send(preview: string): void;
  /** Resolves after a while; tests replace it. */
  pause?(ms: number): Promise<unknown>;
}

/**
 * Creates the function that receives intermediate pictures. One at a time is scaled down and sent, followed
 * by a pause; then comes the newest since.
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
      const small = await makePreview(picture, maxPreviewBytes);
      if (small !== null && !signal.aborted) send(small.toString('base64'));
      // Rejects when the job has ended; the loop checks that.
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
