import { afterEach, expect, it, vi } from 'vitest';
import type { UpscaleItem } from '#contract/upscale-calls.ts';
import { sampleUpscale } from '../testing/sample-upscale.ts';
import { checkUpscale, within } from './check-upscale.ts';
import { knownUpscale, useUpscaleUpdates } from './updates-store.ts';

const id = '0b6b4f0e-63a5-4c1d-9d5b-3b7f7d9a1c22';
const running = sampleUpscale({ id, status: 'processing', progress: 40, afterUrl: null });
const done = sampleUpscale({ id });

/** Answers of the status call, released by the test. */
function answers() {
  const requests: PromiseWithResolvers<Response>[] = [];
  vi.stubGlobal('fetch', () => {
    const answer = Promise.withResolvers<Response>();
    requests.push(answer);
    return answer.promise;
  });
  const answerWith = (at: number, upscale: UpscaleItem) =>
    requests[at]?.resolve(Response.json(statusOf(upscale)));
  return { requests, answerWith };
}

function statusOf(upscale: UpscaleItem) {
  const { status, progress, afterUrl } = upscale;
  return {
    success: true,
    status,
    progress,
    code: null,
    error: null,
    upscaledImageUrl: afterUrl,
    imageUrl: afterUrl,
    image_url: afterUrl,
    output: { url: afterUrl },
    originalImageUrl: upscale.originalImageUrl,
    upscale,
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  useUpscaleUpdates.setState({ items: {}, progress: {}, hidden: new Set() });
});

it('repeats a check requested during another one, whose answer may be older than the end', async () => {
  const { requests, answerWith } = answers();
  const first = checkUpscale(id);
  const second = checkUpscale(id);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  answerWith(0, running);
  expect((await first)?.status).toBe('processing');
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  answerWith(1, done);
  expect((await second)?.status).toBe('succeeded');
  expect(knownUpscale(id)?.status).toBe('succeeded');
});

it('removes a missing upscale from the history, and works again after an error', async () => {
  const { requests } = answers();
  const failing = checkUpscale(id);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.reject(new TypeError('no network'));
  await expect(failing).rejects.toMatchObject({ code: 'network' });
  const gone = checkUpscale(id);
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  const refusal = { success: false, error: 'x', code: 'not_found', message: 'Not found.', requestId: 'r' };
  requests[1]?.resolve(Response.json(refusal, { status: 404 }));
  expect(await gone).toBeNull();
  expect(useUpscaleUpdates.getState().hidden.has(id)).toBe(true);
});

it('a timeout counts as no answer', async () => {
  const never = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  await expect(within(1, never)).rejects.toMatchObject({ code: 'network' });
  // Cancelling from outside is not a network failure.
  const outer = new AbortController();
  const result = within(60_000, never, outer.signal);
  outer.abort(new Error('enough'));
  await expect(result).rejects.toThrow('enough');
});
