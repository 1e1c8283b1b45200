import { EngineError } from '#engines/engine.ts';
import { untilAborted } from '#engines/until-aborted.ts';
import type { Log } from '#server/platform/log-types.ts';
import type { Engines } from '../engines/engines.ts';
import type { Moderator } from './moderator.ts';

/** Short: a user waits for it before each generation. */
const timeoutMs = 5_000;

/**
 * Moderates with the first engine that can. If the engine fails the text passes: the word lists have checked
 * it by then, and the generating engine moderates for itself.
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
      // The limit includes the time in the queue.
      const breaches = await engines.call({ engine, operation: 'moderate', signal: either }, () =>
        untilAborted(either, engine.moderate({ text }, { signal: either })).catch((error: unknown) => {
          // As an engine error, so that a silent engine opens its circuit breaker.
          throw timeout.aborted ? new EngineError('timed_out', `no answer within ${waitMs} ms`) : error;
        }),
      );
      return breaches.length > 0;
    } catch (error) {
      if (signal.aborted) throw error;
      log.warn({ engine: engine.capabilities.id, error }, 'the engine could not moderate a text');
      return false;
    }
  };
}
