import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { isFullRun } from '#testing/sample.ts';
import { findDatabaseTests } from './database-tests.ts';
import { leftOutComponents, leftOutOnEmbedded } from './sampled-files.ts';

const root = path.resolve(import.meta.dirname, '..');

test('a run by hand leaves no file out', () => {
  vi.stubEnv('TEST_FILES', undefined);
  expect(leftOutOnEmbedded(root)).toEqual([]);
  expect(leftOutComponents(root)).toEqual([]);
});

test.skipIf(isFullRun)(
  'npm test leaves out files that PostgreSQL’s pass runs, and some component tests',
  () => {
    vi.stubEnv('TEST_FILES', 'sample');
    const onPostgres = findDatabaseTests(root);
    const leftOut = leftOutOnEmbedded(root);
    expect(onPostgres).toEqual(expect.arrayContaining(leftOut));
    expect(leftOut.length).toBeGreaterThan(onPostgres.length / 2);
    expect(leftOut.length).toBeLessThan(onPostgres.length);
    const components = leftOutComponents(root);
    expect(components.length).toBeGreaterThan(0);
    expect(components.every((file) => file.endsWith('.browser.test.tsx'))).toBe(true);
  },
);

test.runIf(isFullRun)('a full run leaves no file out', () => {
  vi.stubEnv('TEST_FILES', 'sample');
  expect([...leftOutOnEmbedded(root), ...leftOutComponents(root)]).toEqual([]);
});
