/** Enough for a form that was refused for what stood at its beginning; who sends more has to connect anew. */
const maxBytes = 8 * 1024 * 1024;
const maxMs = 300;

/**
 * Takes in what is left of a body that was refused half-way, as far as that is quickly done. Otherwise it lies in front
 * of the next request on the same connection, which is then cut in the middle of that one.
 */
export async function discardRest(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (body === null || body.locked) return;
  const reader = body.getReader();
  const timeout = Promise.withResolvers<null>();
  const timer = setTimeout(() => timeout.resolve(null), maxMs);
  try {
    for (let bytes = 0; bytes < maxBytes; ) {
      const reading = reader.read();
      // It fails when the reader is let go of while it waits.
      reading.catch(() => undefined);
      const chunk = await Promise.race([reading, timeout.promise]);
      if (chunk === null || chunk.done) return;
      bytes += chunk.value.byteLength;
    }
  } catch {
    // The sender has left: there is no next request.
  } finally {
    clearTimeout(timer);
    reader.releaseLock();
  }
}
