import type { Engine } from '#engines/engine.ts';
import { untilAborted } from '#engines/until-aborted.ts';
import { canFallBack, type EngineWith, type MemberOperation } from '../engines/engines.ts';
import type { AssistContext } from './context.ts';

interface Waiting {
  signal: AbortSignal;
  timeoutMs: number;
}

/**
 * Calls the engines that can do something in turn, for a waiting user. Gives up at the time limit or when the
 * client disconnects, even if an engine ignores the signal. Throws the last engine's error, or the signal's
 * reason.
 */
export async function callEngines<Operation extends MemberOperation, T extends string | object>(
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
        withinOwnTime(engine, either, (within) => work(engine, { signal: within })),
      );
    } catch (error) {
      const next = others.shift();
      const mayContinue = canFallBack(error, { isNamed: false }) || isLate(error);
      if (next === undefined || either.aborted || !mayContinue) throw error;
      engine = next;
    }
  }
}

/** Limits an engine to its own timeout, if that is shorter. */
function withinOwnTime<T>(
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
