import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { minBytesPerSecond, UploadPace } from './upload-pace.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

const tooSlow = expect.objectContaining({ code: 'upload_too_slow' });

/** A sender of `bytes` every `everyMs`, for as long as it is read. */
function senderOf(bytes: number, everyMs: number): ReadableStreamDefaultReader<Uint8Array> {
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) =>
      new Promise((resolve) =>
        setTimeout(() => {
          controller.enqueue(new Uint8Array(bytes));
          resolve();
        }, everyMs),
      ),
  });
  return body.getReader();
}

/** Reads for so long and returns the error that ended it, or null. */
async function readFor(ms: number, pace: UploadPace, sender: ReadableStreamDefaultReader<Uint8Array>) {
  let end: unknown = null;
  let isOver = false;
  const reading = (async () => {
    while (!isOver) await pace.read(sender);
  })().catch((error: unknown) => {
    end = error;
  });
  await vi.advanceTimersByTimeAsync(ms);
  isOver = true;
  await vi.advanceTimersByTimeAsync(10_000);
  await reading;
  return end;
}

it('cuts a sender who trickles, after ten seconds', async () => {
  const pace = new UploadPace();
  expect(await readFor(9_000, pace, senderOf(1, 1_000))).toBeNull();
  expect(await readFor(2_000, new UploadPace(), senderOf(1, 60_000))).toEqual(tooSlow);
});

it('cuts a sender whose early burst is over', async () => {
  const pace = new UploadPace();
  const burst = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(5_000_000)),
  });
  expect(await readFor(11_000, pace, burst.getReader())).toEqual(tooSlow);
});

it('lets a slow network finish', async () => {
  expect(await readFor(120_000, new UploadPace(), senderOf(8_000, 500))).toBeNull();
});

it('counts no time in which the server does not read', async () => {
  const pace = new UploadPace();
  const sender = senderOf(1_000, 10);
  await Promise.all([pace.read(sender), vi.advanceTimersByTimeAsync(20)]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(pace.bytesPerSecond).toBeGreaterThan(minBytesPerSecond);
  await Promise.all([pace.read(sender), vi.advanceTimersByTimeAsync(20)]);
});

it('forgets a burst in two seconds, and is infinite once all has arrived', async () => {
  const pace = new UploadPace();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(5_000_000)),
    pull: (controller) =>
      new Promise((resolve) =>
        setTimeout(() => {
          controller.close();
          resolve();
        }, 2_000),
      ),
  });
  const reader = body.getReader();
  await pace.read(reader);
  const last = pace.read(reader);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(pace.bytesPerSecond).toBeLessThan(minBytesPerSecond);
  await vi.advanceTimersByTimeAsync(200);
  expect(await last).toBeUndefined();
  expect(pace.bytesPerSecond).toBe(Number.POSITIVE_INFINITY);
});
