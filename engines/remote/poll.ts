import { setTimeout as wait } from 'node:timers/promises';
import type { EngineContext } from '../calls.ts';
import { EngineError } from '../engine.ts';

export interface PollOptions {
  /** What a webhook about this call is known by; null where none comes. */
  readonly key: string | null;
  /** The first wait; each is half as long again as the one before. */
  readonly firstMs?: number;
  readonly longestMs?: number;
  /** How many times in a row asking may fail for a reason that passes. */
  readonly patience?: number;
}

/** Where webhooks come, asking by ourselves is only for those that got lost. */
const longestWithWebhooksMs = 30_000;

/**
 * Asks a provider again and again until there is an answer that is not null, and at once when it has sent a webhook. A
 * provider that is away for a moment has not lost the work: what passes is waited for, `patience` times in a row, for as long
 * as the provider asks. Throws what asking throws, and the signal's reason.
 */
export async function pollUntil<T>(
  context: Pick<EngineContext, 'signal' | 'untilNews'>,
  { key, firstMs = 500, longestMs = 5_000, patience = 10 }: PollOptions,
  ask: () => Promise<T | null>,
): Promise<T> {
  const { signal, untilNews } = context;
  const most = untilNews && key !== null ? longestWithWebhooksMs : longestMs;
  let waitMs = firstMs;
  let failures = 0;
  for (;;) {
    signal.throwIfAborted();
    let askedMs = 0;
    try {
      const answer = await ask();
      if (answer !== null) return answer;
      failures = 0;
    } catch (error) {
      failures += 1;
      if (!(error instanceof EngineError) || !error.mayRetry || failures > patience) throw error;
      askedMs = error.retryAfterMs ?? 0;
    }
    const pauseMs = Math.max(waitMs, askedMs);
    await (untilNews && key !== null ? untilNews(key, pauseMs) : wait(pauseMs, undefined, { signal }));
    waitMs = Math.min(waitMs * 1.5, most);
  }
}
