import type { Engine } from '#engines/engine.ts';

/**
 * Has an engine do something that somebody waits for: gives up when the time is over or the user has gone, even where the
 * engine does not listen. Throws the engine's error, or the signal's reason.
 */
export async function askInTime<T>(
  engine: Engine,
  { signal, timeoutMs }: { signal: AbortSignal; timeoutMs: number },
  work: (context: { signal: AbortSignal }) => Promise<T>,
): Promise<T> {
  const deadline = AbortSignal.timeout(Math.min(timeoutMs, engine.capabilities.timeoutMs));
  const either = AbortSignal.any([signal, deadline]);
  const isOver = Promise.withResolvers<never>();
  const giveUp = () => isOver.reject(either.reason);
  either.addEventListener('abort', giveUp);
  if (either.aborted) giveUp();
  try {
    return await Promise.race([work({ signal: either }), isOver.promise]);
  } finally {
    either.removeEventListener('abort', giveUp);
  }
}
