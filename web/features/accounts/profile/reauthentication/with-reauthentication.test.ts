import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { onReauthenticationNeeded, withReauthentication } from './with-reauthentication.ts';

const refusal = new ApiError({ code: 'reauthentication_required', message: 'Please confirm.', status: 403 });
let stop = () => {};
afterEach(() => stop());

function mockReauthentication(isReauthenticated: boolean) {
  const ask = vi.fn(async () => isReauthenticated);
  stop = onReauthenticationNeeded(ask);
  return ask;
}

test('does not ask when the server accepts the call', async () => {
  const ask = mockReauthentication(true);
  expect(await withReauthentication(async () => 'done')).toBe('done');
  expect(ask).not.toHaveBeenCalled();
});

test('asks, then repeats the call', async () => {
  const ask = mockReauthentication(true);
  const run = vi.fn().mockRejectedValueOnce(refusal).mockResolvedValueOnce('done');
  expect(await withReauthentication(run)).toBe('done');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('rejects with the server’s refusal when the user declines', async () => {
  mockReauthentication(false);
  const run = vi.fn().mockRejectedValue(refusal);
  await expect(withReauthentication(run)).rejects.toBe(refusal);
  expect(run).toHaveBeenCalledTimes(1);
});

test('does not ask on any other error', async () => {
  const ask = mockReauthentication(true);
  const failure = new ApiError({ code: 'internal', message: 'Something went wrong.', status: 500 });
  await expect(withReauthentication(() => Promise.reject(failure))).rejects.toBe(failure);
  expect(ask).not.toHaveBeenCalled();
});
