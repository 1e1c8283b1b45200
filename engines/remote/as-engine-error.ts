import { EngineError } from '../engine.ts';

/**
 * Converts what an SDK throws into an `EngineError`: the wire's own error if it is among the causes, the
 * abort if the caller has aborted, and otherwise an unreadable response. Of that, only names and places are
 * kept: a parser's message quotes the response, and with it the prompt.
 */
export function asEngineError(
  vendor: string,
  thrown: unknown,
  { signal, mayHaveCost = true }: { signal: AbortSignal; mayHaveCost?: boolean },
): unknown {
  for (let cause = thrown; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof EngineError) return cause;
  }
  if (signal.aborted) return signal.reason;
  return new EngineError('unavailable', `${vendor} gave an answer that cannot be read (${namesOf(thrown)})`, {
    cause: withoutMessage(thrown),
    mayHaveCost,
  });
}

function namesOf(thrown: unknown): string {
  const names: string[] = [];
  for (let cause = thrown; cause instanceof Error && names.length < 4; cause = cause.cause)
    names.push(cause.name);
  return names.join(': ') || typeof thrown;
}

/** Copies name and stack without the message, which may quote the prompt. */
function withoutMessage(thrown: unknown): Error | undefined {
  if (!(thrown instanceof Error)) return undefined;
  const { name, message, stack = '' } = thrown;
  const bare = new Error('message withheld');
  const end = stack.indexOf(message);
  bare.name = name;
  bare.stack = `${name}: ${bare.message}${end < 0 ? '' : stack.slice(end + message.length)}`;
  return bare;
}

/** Runs work of a provider's SDK. Throws an `EngineError`, or the reason of the signal. */
export async function withEngineErrors<T>(
  vendor: string,
  options: { signal: AbortSignal; mayHaveCost?: boolean },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    throw asEngineError(vendor, thrown, options);
  }
}
