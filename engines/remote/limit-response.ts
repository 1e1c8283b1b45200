interface ResponseLimit {
  readonly maxBytes: number;
  readonly onTooLarge: () => Error;
  /** The error for a broken connection. */
  readonly onBroken: (cause: unknown) => Error;
}

/** Limits a response: reading its body throws when it is too long or incomplete. */
export function limitResponse(answer: Response, bound: ResponseLimit): Response {
  const { body, status, statusText, headers } = answer;
  if (body === null) return answer;
  return new Response(ReadableStream.from(boundedChunks(body, bound)), { status, statusText, headers });
}

async function* boundedChunks(
  body: ReadableStream<Uint8Array>,
  { maxBytes, onTooLarge, onBroken }: ResponseLimit,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw onBroken(cause);
      });
      if (done) return;
      bytes += value.byteLength;
      if (bytes > maxBytes) throw onTooLarge();
      yield value;
    }
  } finally {
    // Nothing waits for the rest.
    reader.cancel().catch(() => {});
  }
}
