import { expect, it } from 'vitest';
import { isConnectionFailure, isStorageFailure, isTextFailure } from './failures.ts';

const failure = (code: string) => Object.assign(new Error('it failed'), { code });
const wrapped = (cause: Error) => new Error('Failed query: insert …', { cause });

it.each(['ENOSPC', '53100'])('%s is a storage failure at any depth', (code) => {
  expect(isStorageFailure(failure(code))).toBe(true);
  expect(isStorageFailure(wrapped(wrapped(failure(code))))).toBe(true);
  expect(isConnectionFailure(failure(code))).toBe(false);
});

it('tells what an S3 store calls by the name of its error', () => {
  expect(isStorageFailure(Object.assign(new Error('full'), { name: 'QuotaExceeded' }))).toBe(true);
});

it.each([
  failure('ECONNREFUSED'),
  failure('57P01'),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
])('a server that is gone is a connection failure: %s', (error) => {
  expect(isConnectionFailure(wrapped(error))).toBe(true);
  expect(isStorageFailure(wrapped(error))).toBe(false);
});

it.each(['22021', '22P05'])('%s is a failure of a text at any depth, and of nothing else', (code) => {
  expect(isTextFailure(wrapped(failure(code)))).toBe(true);
  expect(isTextFailure(failure('23505'))).toBe(false);
  expect([isStorageFailure(failure(code)), isConnectionFailure(failure(code))]).toEqual([false, false]);
});

it.each([null, undefined, 'ENOSPC', new Error('ENOSPC is not the code'), failure('23505')])(
  '%s is neither',
  (thrown) => {
    expect([isStorageFailure(thrown), isConnectionFailure(thrown)]).toEqual([false, false]);
  },
);
