import type { Log } from '#server/platform/log-types.ts';
import type { Engines } from '../engines/engines.ts';
import type { Moderator } from './content-policy.ts';

/** Somebody waits for it before each press. */
const timeoutMs = 5_000;

/**
 * Has the first engine that can judge a text. Where it cannot be asked the text passes: the word lists have judged it by
 * then, and the engine that makes the picture judges for itself.
 */
export function createEngineModerator({
  engines,
  log,
}: {
  engines: Pick<Engines, 'forOperation' | 'call'>;
  log: Log;
}): Moderator {
  return async (text, signal) => {
    const [engine] = engines.forOperation('moderate');
    if (!engine) return false;
    const either = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    try {
      const breaches = await engines.call({ engine, operation: 'moderate' }, () =>
        engine.moderate({ text }, { signal: either }),
      );
      return breaches.length > 0;
    } catch (error) {
      if (signal.aborted) throw error;
      log.warn({ engine: engine.capabilities.id, error }, 'a text could not be judged by the engine');
      return false;
    }
  };
}
