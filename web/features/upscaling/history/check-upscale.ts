import { getUpscaleStatus, type UpscaleItem } from '#contract/upscale-calls.ts';
import { hasCode } from '#web/api/api-error.ts';
import { call, noAnswer } from '#web/api/call.ts';
import { recordUpscale, setHidden } from './updates-store.ts';

/** As documented; then the check counts as unanswered. */
const timeoutMs = 15_000;

const last = new Map<string, Promise<unknown>>();

/**
 * Fetches an upscale's status and updates the history. Null if it no longer exists. Rejects with an
 * `ApiError`. A check requested during another one runs after it, because that answer may be older than the
 * reason to check.
 */
export function checkUpscale(id: string): Promise<UpscaleItem | null> {
  const before = last.get(id) ?? Promise.resolve();
  const check = before.then(() => fetchStatus(id));
  const settled = check
    .catch(() => undefined)
    .finally(() => {
      if (last.get(id) === settled) last.delete(id);
    });
  last.set(id, settled);
  return check;
}

async function fetchStatus(id: string): Promise<UpscaleItem | null> {
  try {
    const { upscale } = await within(timeoutMs, (signal) =>
      call(getUpscaleStatus, { params: { id }, signal }),
    );
    recordUpscale(upscale);
    return upscale;
  } catch (thrown) {
    if (!hasCode(thrown, 'not_found')) throw thrown;
    setHidden(id, true);
    return null;
  }
}

/** Runs a call with a timeout, which counts as no answer. `outer` can cancel it earlier. */
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
