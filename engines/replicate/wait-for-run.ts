import type { EngineContext } from '../calls.ts';
import { pollUntil } from '../remote/poll.ts';
import { callFree } from './client.ts';
import { hasEnded, type Run, readRun } from './outcome.ts';

interface Waiting {
  /** The id that webhooks tell; null where none come. */
  readonly key: string | null;
  /** Asks Replicate how it stands. */
  read(): Promise<unknown>;
  onRead(run: Run): void;
  readonly longestMs?: number;
}

/**
 * A prediction or training once it has ended, whichever way; a webhook only makes us ask at once. The SDK's own `wait` knows
 * no `aborted`, and takes one failure for the end. Throws an `EngineError` that costs nothing, or the signal's reason.
 */
export function waitForRun(
  context: Pick<EngineContext, 'signal' | 'untilNews'>,
  { key, read, onRead, longestMs }: Waiting,
): Promise<Run> {
  return pollUntil(context, { key, ...(longestMs !== undefined && { longestMs }) }, async () => {
    const run = await callFree(context.signal, async () => readRun(await read()));
    onRead(run);
    return hasEnded(run) ? run : null;
  });
}
