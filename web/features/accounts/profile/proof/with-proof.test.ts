import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { onProofRequested, withProof } from './with-proof.ts';

const refusal = new ApiError({ code: 'reauthentication_required', message: 'Please confirm.', status: 403 });
let stop = () => {};
afterEach(() => stop());

function askAnswering(isProven: boolean) {
  const ask = vi.fn(async () => isProven);
  stop = onProofRequested(ask);
  return ask;
}

test('asks for no proof when the server accepts the call', async () => {
  const ask = askAnswering(true);
  expect(await withProof(async () => 'done')).toBe('done');
  expect(ask).not.toHaveBeenCalled();
});

test('asks for a proof and repeats the call with it', async () => {
  const ask = askAnswering(true);
  const act = vi.fn().mockRejectedValueOnce(refusal).mockResolvedValueOnce('done');
  expect(await withProof(act)).toBe('done');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('rejects with the server’s refusal when the user gives no proof', async () => {
  askAnswering(false);
  const act = vi.fn().mockRejectedValue(refusal);
  await expect(withProof(act)).rejects.toBe(refusal);
  expect(act).toHaveBeenCalledTimes(1);
});

test('asks for no proof on any other error', async () => {
  const ask = askAnswering(true);
  const failure = new ApiError({ code: 'internal', message: 'Something went wrong.', status: 500 });
  await expect(withProof(() => Promise.reject(failure))).rejects.toBe(failure);
  expect(ask).not.toHaveBeenCalled();
});
