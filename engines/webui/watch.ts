import { setTimeout as wait } from 'node:timers/promises';
import type { EngineContext } from '../calls.ts';
import { EngineError } from '../engine.ts';
import type { WebUiClient } from './client.ts';

/** How often the server is asked how far it is. */
const everyMs = 1_000;
/** How long it is tried to tell it that nobody wants its work any more. */
const farewellMs = 2 * 60_000;

interface Watched {
  readonly client: Pick<WebUiClient, 'progress' | 'interrupt'>;
  readonly vendor: string;
  /** Ours, by which the server's one progress is known to be about this call. */
  readonly taskId: string;
}

/**
 * Does some work and, as long as it takes, asks the server how far it is and shows what it has so far. When nobody waits for
 * it any more the server is told, if it works on nothing else. Throws what the work throws, and an `EngineError` where somebody
 * at the server has interrupted it: what it answers then is half a picture.
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
      // Nobody waits for the farewell.
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
  const { signal, onProgress, onPreview, untilNews } = context;
  let farthest = 0;
  let lastImage = '';
  while (!signal.aborted) {
    try {
      await (untilNews ? untilNews(taskId, everyMs) : wait(everyMs, undefined, { signal }));
      const said = await client.progress({ withImage: onPreview !== undefined }, signal);
      if (said.current_task !== taskId || signal.aborted) continue;
      seen.isInterrupted ||= said.state.interrupted;
      if (said.progress > farthest) {
        farthest = Math.min(1, said.progress);
        onProgress(farthest, 'working');
      }
      if (said.current_image && said.current_image !== lastImage) {
        lastImage = said.current_image;
        onPreview?.(Buffer.from(lastImage.replace(/^data:[^,]*,/, ''), 'base64'));
      }
    } catch (error) {
      // Servers that cannot say it are not asked again; all else passes, or ends with the work itself.
      if (error instanceof EngineError && error.kind === 'misconfigured') return;
    }
  }
}

/**
 * Interrupting stops whatever the server works on, so that it is asked first whether that is ours. Where others are in front
 * ours is waited for: it cannot be taken out of the line.
 */
async function interruptOwn({ client, taskId }: Omit<Watched, 'vendor'>): Promise<void> {
  const signal = AbortSignal.timeout(farewellMs);
  try {
    for (;;) {
      const { current_task } = await client.progress({ withImage: false }, signal);
      if (current_task === taskId) return await client.interrupt(signal);
      // Nobody works at all, or nobody says for whom.
      if (current_task === null || current_task === undefined) return;
      await wait(everyMs, undefined, { signal, ref: false });
    }
  } catch {
    // It goes on for nobody.
  }
}
