import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { retryDelayMs, shouldRetry } from './query-client.ts';

const refused = new ApiError({ code: 'validation_failed', status: 422, message: '' });
const limited = new ApiError({ code: 'rate_limited', status: 429, message: '', retryAfterSeconds: 3 });
const broken = new ApiError({ code: 'internal', status: 500, message: '' });
const away = new ApiError({ code: 'network', status: 0, message: '' });

test('retries server and network errors, twice at most', () => {
  expect(shouldRetry(0, broken)).toBe(true);
  expect(shouldRetry(1, away)).toBe(true);
  expect(shouldRetry(2, away)).toBe(false);
});

test('never retries refusals or errors of the page itself', () => {
  expect(shouldRetry(0, refused)).toBe(false);
  expect(shouldRetry(0, limited)).toBe(false);
  expect(shouldRetry(0, new TypeError('bug'))).toBe(false);
});

test('waits longer each time, or as long as the server asks for', () => {
  expect(retryDelayMs(0, broken)).toBe(1_000);
  expect(retryDelayMs(1, broken)).toBe(2_000);
  expect(retryDelayMs(0, limited)).toBe(3_000);
});
