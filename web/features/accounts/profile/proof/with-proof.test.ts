import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { onProofAsked, withProof } from './with-proof.ts';

const refusal = new ApiError({ code: 'proof_required', message: 'Please confirm.', status: 403 });
let stop = () => {};
afterEach(() => stop());

function askAnswering(isProven: boolean) {
  const ask = vi.fn(async () => isProven);
  stop = onProofAsked(ask);
  return ask;
}

test('asks nobody for what the server does at once', async () => {
  const ask = askAnswering(true);
  expect(await withProof(async () => 'done')).toBe('done');
  expect(ask).not.toHaveBeenCalled();
});

test('asks, and does it again with the proof', async () => {
  const ask = askAnswering(true);
  const act = vi.fn().mockRejectedValueOnce(refusal).mockResolvedValueOnce('done');
  expect(await withProof(act)).toBe('done');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('says what the server said to whom gives no proof', async () => {
  askAnswering(false);
  const act = vi.fn().mockRejectedValue(refusal);
  await expect(withProof(act)).rejects.toBe(refusal);
  expect(act).toHaveBeenCalledTimes(1);
});

test('asks for nothing when something else is wrong', async () => {
  const ask = askAnswering(true);
  const failure = new ApiError({ code: 'internal', message: 'Something went wrong.', status: 500 });
  await expect(withProof(() => Promise.reject(failure))).rejects.toBe(failure);
  expect(ask).not.toHaveBeenCalled();
});
