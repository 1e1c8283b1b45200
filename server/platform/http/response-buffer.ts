import { AppError } from '../app-error.ts';

/** Prepared answers in memory until their readers have taken them, however slowly. */
export interface ResponseBuffer {
  /**
   * Returns a response that sends these bytes in chunks. They count until they are fully read or the reader
   * has left. Throws `rate_limited` if too many of the user's, or of all users', are waiting.
   */
  answer(userId: string, bytes: Uint8Array, init: { headers: Headers; signal: AbortSignal }): Response;
}

interface BufferLimits {
  /** In bytes. A single answer is admitted at any size. */
  ofUser: number;
  ofAll: number;
}

const partBytes = 256 * 1024;
const retryAfterSeconds = 30;

export function createResponseBuffer({ ofUser, ofAll }: BufferLimits): ResponseBuffer {
  const held = new Map<string, number>();
  let heldOfAll = 0;

  function count(userId: string, bytes: number): void {
    const theirs = (held.get(userId) ?? 0) + bytes;
    heldOfAll += bytes;
    if (theirs > 0) held.set(userId, theirs);
    else held.delete(userId);
  }

  /** Counts the bytes; returns how to uncount them. */
  function enter(userId: string, bytes: number): () => void {
    const theirs = held.get(userId) ?? 0;
    const isFull = (theirs > 0 && theirs + bytes > ofUser) || (heldOfAll > 0 && heldOfAll + bytes > ofAll);
    if (isFull) throw new AppError('rate_limited', { retryAfterSeconds });
    count(userId, bytes);
    let isHeld = true;
    return () => {
      if (isHeld) count(userId, -bytes);
      isHeld = false;
    };
  }

  return {
    answer(userId, bytes, { headers, signal }) {
      signal.throwIfAborted();
      const leave = enter(userId, bytes.length);
      let left: Uint8Array = bytes;
      const end = () => {
        left = new Uint8Array();
        leave();
        signal.removeEventListener('abort', end);
      };
      // If the client never starts to read, nothing below runs.
      signal.addEventListener('abort', end);
      const body = new ReadableStream<Uint8Array>(
        {
          pull(controller) {
            const part = left.subarray(0, partBytes);
            left = left.subarray(partBytes);
            if (part.length > 0) controller.enqueue(part);
            if (left.length > 0) return;
            controller.close();
            end();
          },
          cancel: end,
        },
        { highWaterMark: 0 },
      );
      return new Response(body, { headers });
    },
  };
}
