import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listSources } from './imports.ts';
import { findOwnDraws } from './property-seeds.ts';

const root = path.resolve(import.meta.dirname, '..');
const helper = 'testing/assert-property.ts';

test('finds no property but by `assertProperty`, whose seed is the run’s', () => {
  const sources = ['bench', 'contract', 'e2e', 'engines', 'scripts', 'server', 'testing', 'web']
    .flatMap((folder) => listSources(root, folder))
    .filter((file) => file !== helper);
  expect(sources.length).toBeGreaterThan(1_000);
  expect(sources.flatMap((file) => findOwnDraws(file, readFileSync(path.join(root, file), 'utf8')))).toEqual(
    [],
  );
  // The check knows a call when it sees one.
  expect(findOwnDraws(helper, readFileSync(path.join(root, helper), 'utf8'))).not.toEqual([]);
});

test.each([
  ["import fc from 'fast-check';", 'fc.assert(one);'],
  ["import * as fc from 'fast-check';", 'await fc.assert(one, { seed: 1 });'],
  ["import * as fc from 'fast-check';", 'await fc.default.check(one);'],
  ["import { assert as holds } from 'fast-check';", 'holds(one);'],
  ["import { default as check } from 'fast-check';", 'const values = check.sample(one);'],
])('finds after %s: %s', (line, call) => {
  expect(findOwnDraws('a.test.ts', `${line}\n${call}`)).toEqual(['a.test.ts:2']);
});

test.each([
  ["import fc from 'fast-check';", 'assertProperty(fc.property(fc.nat(), isEven));'],
  ["import assert from 'node:assert'; // of fast-check", 'assert(one); tests.assert(one);'],
])('ignores after %s: %s', (line, call) => {
  expect(findOwnDraws('a.test.ts', `${line}\n${call}`)).toEqual([]);
});
