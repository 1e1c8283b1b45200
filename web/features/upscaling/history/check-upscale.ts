import { getUpscaleStatus, type UpscaleItem } from '#contract/upscale-calls.ts';
import { hasCode } from '#web/api/api-error.ts';
import { call, noAnswer } from '#web/api/call.ts';
import { setGone, tellUpscale } from './news-store.ts';

/** As documented; who waits longer is told that nothing came. */
const timeoutMs = 15_000;

const last = new Map<string, Promise<unknown>>();

/**
 * Asks how an upscale stands, and tells the history. Null where there is none any more. Rejects with an `ApiError`. Asked
 * again while an answer is under way, it asks once more after it: that answer may be older than the reason to ask.
 */
export function checkUpscale(id: string): Promise<UpscaleItem | null> {
  const before = last.get(id) ?? Promise.resolve();
  const check = before.then(() => ask(id));
  const settled = check
    .catch(() => undefined)
    .finally(() => {
      if (last.get(id) === settled) last.delete(id);
    });
  last.set(id, settled);
  return check;
}

async function ask(id: string): Promise<UpscaleItem | null> {
  try {
    const { upscale } = await within(timeoutMs, (signal) =>
      call(getUpscaleStatus, { params: { id }, signal }),
    );
    tellUpscale(upscale);
    return upscale;
  } catch (thrown) {
    if (!hasCode(thrown, 'not_found')) throw thrown;
    setGone(id, true);
    return null;
  }
}

/** Runs a call that is given up after a time, as if nobody had answered. `outer` is who may give it up before. */
export async function within<Answer>(
  ms: number,
  run: (signal: AbortSignal) => Promise<Answer>,
  outer?: AbortSignal,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(ms);
  try {
    return await run(outer === undefined ? timeout : AbortSignal.any([outer, timeout]));
  } catch (thrown) {
    if (timeout.aborted && outer?.aborted !== true) throw noAnswer(thrown);
    throw thrown;
  }
}
