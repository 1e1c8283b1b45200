import { expect, it } from 'vitest';
import { checkPlan } from './plan-check.ts';

const never = new AbortController().signal;

it('uses the server’s answer, in any spelling', async () => {
  expect(await checkPlan(async () => ({ planType: 'Adventure Plus' }), 'free', never, never)).toBe('plus');
  expect(await checkPlan(async () => ({}), 'pro', never, never)).toBe('free');
});

it('falls back to the session’s plan when the server fails', async () => {
  const fail = async () => {
    throw new Error('no answer');
  };
  expect(await checkPlan(fail, 'pro', never, never)).toBe('pro');
});

it('stops waiting after the timeout', async () => {
  const timeout = new AbortController();
  let wasAborted = false;
  const hang = (signal: AbortSignal) =>
    new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => {
        wasAborted = true;
        reject(signal.reason);
      }),
    );
  const plan = checkPlan(hang, 'enterprise', never, timeout.signal);
  timeout.abort();
  expect(await plan).toBe('enterprise');
  expect(wasAborted).toBe(true);
});

it('ends without a plan when cancelled', async () => {
  const gone = new AbortController();
  gone.abort(new Error('left'));
  const ask = async (signal: AbortSignal) => {
    signal.throwIfAborted();
    return {};
  };
  await expect(checkPlan(ask, 'pro', gone.signal, never)).rejects.toThrow('left');
});
