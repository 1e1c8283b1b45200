/**
 * Awaits a submission that a provider acknowledges quickly. After an abort it rejects with the signal's
 * reason. The response is still awaited, and the work then cancelled: without the response it could not be.
 */
export async function submitOrCancel<T>(
  signal: AbortSignal,
  submit: () => Promise<T>,
  cancel: (accepted: T) => Promise<void>,
): Promise<T> {
  signal.throwIfAborted();
  const submitted = submit();
  const left = Promise.withResolvers<never>();
  const leave = () => left.reject(signal.reason);
  signal.addEventListener('abort', leave);
  try {
    return await Promise.race([submitted, left.promise]);
  } catch (error) {
    if (signal.aborted) submitted.then(cancel).catch(() => {});
    throw error;
  } finally {
    signal.removeEventListener('abort', leave);
  }
}
