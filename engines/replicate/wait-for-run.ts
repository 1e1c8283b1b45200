import type { EngineContext } from '../calls.ts';
import { pollUntil } from '../remote/poll.ts';
import { callWithoutCost } from './client.ts';
import { hasEnded, type Run, readRun } from './outcome.ts';

interface Waiting {
  /** The id in webhooks; null without webhooks. */
  readonly key: string | null;
  /** Polls Replicate. */
  read(): Promise<unknown>;
  onRead(run: Run): void;
  readonly maxMs?: number;
}

/**
 * Waits until a prediction or training has ended, successfully or not. A webhook only makes us poll at
 * once. The SDK's own `wait` does not know `aborted`, and ends at the first failure. Throws an
 * `EngineError` that costs nothing, or the signal's reason.
 */
export function waitForRun(
  context: Pick<EngineContext, 'signal' | 'waitForWebhook'>,
  { key, read, onRead, maxMs }: Waiting,
): Promise<Run> {
  return pollUntil(context, { key, ...(maxMs !== undefined && { maxMs }) }, async () => {
    const run = await callWithoutCost(context.signal, async () => readRun(await read()));
    onRead(run);
    return hasEnded(run) ? run : null;
  });
}
