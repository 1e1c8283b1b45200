import { setTimeout as wait } from 'node:timers/promises';
import type { EngineContext } from '../calls.ts';
import { EngineError } from '../engine.ts';

export interface PollOptions {
  /** The key of this call's webhooks; null without webhooks. */
  readonly key: string | null;
  /** The first pause. Each next pause is half as long again. */
  readonly firstMs?: number;
  readonly maxMs?: number;
  /** How many consecutive polls may fail temporarily. */
  readonly maxFailures?: number;
}

/** With webhooks, polling is only for those that got lost. */
const maxWithWebhooksMs = 30_000;

/**
 * Polls a provider until the response is not null, and at once after a webhook. A provider that is briefly
 * unavailable has not lost the work, so temporary failures are retried, a limited number of times in a row,
 * after the pause that the provider requests. Throws what the poll throws, and the signal's reason.
 */
export async function pollUntil<T>(
  context: Pick<EngineContext, 'signal' | 'waitForWebhook'>,
  { key, firstMs = 500, maxMs = 5_000, maxFailures = 10 }: PollOptions,
  poll: () => Promise<T | null>,
): Promise<T> {
  const { signal, waitForWebhook } = context;
  const longestPauseMs = waitForWebhook && key !== null ? maxWithWebhooksMs : maxMs;
  let waitMs = firstMs;
  let failures = 0;
  for (;;) {
    signal.throwIfAborted();
    let requestedMs = 0;
    try {
      const answer = await poll();
      if (answer !== null) return answer;
      failures = 0;
    } catch (error) {
      failures += 1;
      if (!(error instanceof EngineError) || !error.mayRetry || failures > maxFailures) throw error;
      requestedMs = error.retryAfterMs ?? 0;
    }
    const pauseMs = Math.max(waitMs, requestedMs);
    await (waitForWebhook && key !== null
      ? waitForWebhook(key, pauseMs)
      : wait(pauseMs, undefined, { signal }));
    waitMs = Math.min(waitMs * 1.5, longestPauseMs);
  }
}
