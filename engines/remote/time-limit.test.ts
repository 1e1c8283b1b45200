import { expect, it } from 'vitest';
import { withTimeLimit } from './time-limit.ts';

const never = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

it('ends a call without a response', async () => {
  const { signal } = new AbortController();
  await expect(withTimeLimit({ vendor: 'Home', signal, ms: 1 }, never)).rejects.toMatchObject({
    kind: 'unavailable',
    message: 'Home did not answer within 1 ms',
    mayRetry: true,
  });
});

it('ends with the reason of its caller', async () => {
  const controller = new AbortController();
  const work = withTimeLimit({ vendor: 'Home', signal: controller.signal, ms: 60_000 }, never);
  controller.abort('cancelled');
  await expect(work).rejects.toBe('cancelled');
});

it('returns and throws what the call does', async () => {
  const limit = { vendor: 'Home', signal: new AbortController().signal, ms: 60_000 };
  expect(await withTimeLimit(limit, async () => 'answer')).toBe('answer');
  await expect(withTimeLimit(limit, async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
