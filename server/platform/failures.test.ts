import { expect, it } from 'vitest';
import { isConnectionFailure, isStorageFailure, isTextFailure } from './failures.ts';

const failure = (code: string) => Object.assign(new Error('it failed'), { code });
const wrapped = (cause: Error) => new Error('Failed query: insert …', { cause });

it.each(['ENOSPC', '53100'])('%s is a storage failure at any depth', (code) => {
  expect(isStorageFailure(failure(code))).toBe(true);
  expect(isStorageFailure(wrapped(wrapped(failure(code))))).toBe(true);
  expect(isConnectionFailure(failure(code))).toBe(false);
});

it('recognises S3 errors by their name', () => {
  expect(isStorageFailure(Object.assign(new Error('full'), { name: 'QuotaExceeded' }))).toBe(true);
});

it.each([
  failure('ECONNREFUSED'),
  failure('57P01'),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
])('%s is a connection failure', (error) => {
  expect(isConnectionFailure(wrapped(error))).toBe(true);
  expect(isStorageFailure(wrapped(error))).toBe(false);
});

it.each(['22021', '22P05'])('%s is a text failure at any depth, and no other', (code) => {
  expect(isTextFailure(wrapped(failure(code)))).toBe(true);
  expect(isTextFailure(failure('23505'))).toBe(false);
  expect([isStorageFailure(failure(code)), isConnectionFailure(failure(code))]).toEqual([false, false]);
});

it.each([null, undefined, 'ENOSPC', new Error('ENOSPC is not the code'), failure('23505')])(
  '%s is none of these',
  (thrown) => {
    expect([isStorageFailure(thrown), isConnectionFailure(thrown)]).toEqual([false, false]);
  },
);
