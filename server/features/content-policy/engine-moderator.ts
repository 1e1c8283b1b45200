import { EngineError } from '#engines/engine.ts';
import type { Log } from '#server/platform/log-types.ts';
import { untilAborted } from '#server/platform/until-aborted.ts';
import type { Engines } from '../engines/engines.ts';
import type { Moderator } from './moderator.ts';

/** Somebody waits for it before each press. */
const timeoutMs = 5_000;

/**
 * Has the first engine that can judge a text. Where it cannot be asked the text passes: the word lists have judged it by
 * then, and the engine that makes the picture judges for itself.
 */
export function createEngineModerator({
  engines,
  log,
  waitMs = timeoutMs,
}: {
  engines: Pick<Engines, 'forOperation' | 'call'>;
  log: Log;
  waitMs?: number;
}): Moderator {
  return async (text, signal) => {
    const [engine] = engines.forOperation('moderate');
    if (!engine) return false;
    const timeout = AbortSignal.timeout(waitMs);
    const either = AbortSignal.any([signal, timeout]);
    try {
      // Its turn is waited for no longer either.
      const breaches = await engines.call({ engine, operation: 'moderate', signal: either }, () =>
        untilAborted(either, engine.moderate({ text }, { signal: either })).catch((error: unknown) => {
          // Said as engines say it, so that one that is silent is left alone for a while.
          throw timeout.aborted ? new EngineError('timed_out', `no answer within ${waitMs} ms`) : error;
        }),
      );
      return breaches.length > 0;
    } catch (error) {
      if (signal.aborted) throw error;
      log.warn({ engine: engine.capabilities.id, error }, 'a text could not be judged by the engine');
      return false;
    }
  };
}
