import { setTimeout as wait } from 'node:timers/promises';
import { minuteMs } from '#contract/durations.ts';
import type { EngineContext } from '../calls.ts';
import { EngineError } from '../engine.ts';
import type { WebUiClient } from './client.ts';

/** The pause between two polls of the progress. */
const everyMs = 1_000;
/** The time limit for cancelling on the server. */
const cancelTimeoutMs = 2 * minuteMs;

interface Watched {
  readonly client: Pick<WebUiClient, 'progress' | 'interrupt'>;
  readonly vendor: string;
  /** Our id, by which the server's one progress is known to be this call's. */
  readonly taskId: string;
}

/**
 * Runs work, and meanwhile polls the server's progress and previews. After an abort it interrupts the
 * server, unless that works on another task. Throws what the work throws, and an `EngineError` when the
 * task was interrupted at the server, which then responds with half a picture.
 */
export async function watched<T>(
  { client, vendor, taskId }: Watched,
  context: EngineContext,
  work: () => Promise<T>,
): Promise<T> {
  const over = new AbortController();
  const signal = AbortSignal.any([context.signal, over.signal]);
  const seen = { isInterrupted: false };
  const watching = watch({ client, taskId, seen }, { ...context, signal });
  try {
    const result = await work();
    if (!seen.isInterrupted) return result;
    throw new EngineError('unavailable', `${vendor} was interrupted`, { mayHaveCost: true });
  } catch (error) {
    if (context.signal.aborted) {
      // Cancelling continues in the background.
      void interruptOwn({ client, taskId });
    }
    throw error;
  } finally {
    over.abort();
    await watching;
  }
}

interface Watching extends Omit<Watched, 'vendor'> {
  readonly seen: { isInterrupted: boolean };
}

async function watch({ client, taskId, seen }: Watching, context: EngineContext): Promise<void> {
  const { signal, onProgress, onPreview, waitForWebhook } = context;
  let farthest = 0;
  let lastImage = '';
  while (!signal.aborted) {
    try {
      await (waitForWebhook ? waitForWebhook(taskId, everyMs) : wait(everyMs, undefined, { signal }));
      const report = await client.progress({ withImage: onPreview !== undefined }, signal);
      if (report.current_task !== taskId || signal.aborted) continue;
      seen.isInterrupted ||= report.state.interrupted;
      if (report.progress > farthest) {
        farthest = Math.min(1, report.progress);
        onProgress(farthest, 'working');
      }
      if (report.current_image && report.current_image !== lastImage) {
        lastImage = report.current_image;
        onPreview?.(Buffer.from(lastImage.replace(/^data:[^,]*,/, ''), 'base64'));
      }
    } catch (error) {
      // Stop polling a server that cannot report progress. Other errors are temporary, or end with the work
      // itself.
      if (error instanceof EngineError && error.kind === 'misconfigured') return;
    }
  }
}

/**
 * Interrupting stops the server's current task, whatever it is, so first check that it is ours. While other
 * tasks are first, wait for ours: it cannot be removed from the queue.
 */
async function interruptOwn({ client, taskId }: Omit<Watched, 'vendor'>): Promise<void> {
  const signal = AbortSignal.timeout(cancelTimeoutMs);
  try {
    for (;;) {
      const { current_task } = await client.progress({ withImage: false }, signal);
      if (current_task === taskId) return await client.interrupt(signal);
      // The server is idle, or does not report its task.
      if (current_task === null || current_task === undefined) return;
      await wait(everyMs, undefined, { signal, ref: false });
    }
  } catch {
    // The task runs to its end unused.
  }
}
