import type { Engine } from '#engines/engine.ts';
import { untilAborted } from '#server/platform/until-aborted.ts';
import { canFallBack, type EngineWith, type MemberOperation } from '../engines/engines.ts';
import type { AssistContext } from './context.ts';

interface Waiting {
  signal: AbortSignal;
  timeoutMs: number;
}

/**
 * Has the first engine that can do something that somebody waits for, and after it the next: gives up when the time is over
 * or the user has gone, even where an engine does not listen. Throws the last engine's error, or the signal's reason.
 */
export async function askEngines<Operation extends MemberOperation, T extends string | object>(
  { engines }: Pick<AssistContext, 'engines'>,
  {
    operation,
    able,
  }: { operation: Operation; able: readonly [EngineWith<Operation>, ...EngineWith<Operation>[]] },
  { signal, timeoutMs }: Waiting,
  work: (engine: EngineWith<Operation>, context: { signal: AbortSignal }) => Promise<T>,
): Promise<T> {
  const deadline = AbortSignal.timeout(timeoutMs);
  const either = AbortSignal.any([signal, deadline]);
  const [first, ...others] = able;
  let engine = first;
  for (;;) {
    try {
      return await engines.call({ engine, operation, signal: either }, () =>
        inTime(engine, either, (within) => work(engine, { signal: within })),
      );
    } catch (error) {
      const next = others.shift();
      const mayGoOn = canFallBack(error, { isNamed: false }) || isLate(error);
      if (next === undefined || either.aborted || !mayGoOn) throw error;
      engine = next;
    }
  }
}

/** An engine has no more than its own time, where that is shorter. */
function inTime<T>(
  engine: Engine,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const either = AbortSignal.any([signal, AbortSignal.timeout(engine.capabilities.timeoutMs)]);
  return untilAborted(either, work(either));
}

function isLate(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}
