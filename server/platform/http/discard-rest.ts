import { megabyte } from '#contract/bytes.ts';

/** Enough for a form that was refused at its start; a larger one loses its connection. */
const maxBytes = 8 * megabyte;
const maxMs = 300;

/**
 * Reads the rest of a refused body, as far as that is quick. Otherwise it would precede the next request on
 * the same connection, which would then break.
 */
export async function discardRest(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (body === null || body.locked) return;
  const reader = body.getReader();
  const timeout = Promise.withResolvers<null>();
  const timer = setTimeout(() => timeout.resolve(null), maxMs);
  try {
    for (let bytes = 0; bytes < maxBytes; ) {
      const reading = reader.read();
      // Rejects when the reader is released while it waits.
      reading.catch(() => undefined);
      const chunk = await Promise.race([reading, timeout.promise]);
      if (chunk === null || chunk.done) return;
      bytes += chunk.value.byteLength;
    }
  } catch {
    // The client has disconnected: there is no next request.
  } finally {
    clearTimeout(timer);
    reader.releaseLock();
  }
}
