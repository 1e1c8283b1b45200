interface Bound {
  readonly maxBytes: number;
  readonly onTooLarge: () => Error;
  /** What reading throws when the connection breaks. */
  readonly onBroken: (cause: unknown) => Error;
}

/** The same answer; reading its body throws once it is longer than it may be, or breaks off. */
export function boundAnswer(answer: Response, bound: Bound): Response {
  const { body, status, statusText, headers } = answer;
  if (body === null) return answer;
  return new Response(ReadableStream.from(boundedChunks(body, bound)), { status, statusText, headers });
}

async function* boundedChunks(
  body: ReadableStream<Uint8Array>,
  { maxBytes, onTooLarge, onBroken }: Bound,
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
    // What is not wanted any more is not waited for.
    reader.cancel().catch(() => {});
  }
}
