/** Stops waiting when the signal aborts: work that ignores it must not block its caller. */
export async function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const abandon = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', abandon);
  if (signal.aborted) abandon();
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abandon);
  }
}
