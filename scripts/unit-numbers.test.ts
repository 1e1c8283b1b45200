import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isTest, listSources } from './imports.ts';
import { findUnitNames, findUnitNumbers } from './unit-numbers.ts';

const root = path.resolve(import.meta.dirname, '..');
const homes = ['contract/durations.ts', 'contract/bytes.ts'];
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const sources = ['bench', 'contract', 'e2e', 'engines', 'server', 'web']
  .flatMap((room) => listSources(root, room))
  .filter((file) => !homes.includes(file));
const productSources = sources.filter(
  (file) => !isTest(file) && !/^(?:bench|e2e)\/|\/test-[^/]*\/|\/test-[^/]*\.ts$/.test(file),
);

/** Reading all sources takes seconds, on a busy machine half a minute: only a guard against hangs. */
const readsAllSourcesMs = 120_000;

test(
  'finds no second definition of a unit of time or of bytes',
  () => {
    expect(sources.length).toBeGreaterThan(1_000);
    expect(sources.flatMap((file) => findUnitNames(file, read(file)))).toEqual([]);
  },
  readsAllSourcesMs,
);

test(
  'finds no hour, day or megabyte in digits outside tests',
  () => {
    expect(productSources.length).toBeGreaterThan(1_000);
    expect(
      productSources.flatMap((file) => findUnitNumbers(file, read(file))),
      'Use `contract/durations.ts` or `contract/bytes.ts`.',
    ).toEqual([]);
  },
  readsAllSourcesMs,
);

test.each([
  'const dayMs = 86_400_000;',
  'export const hourMs = 60 * minuteMs;',
  'const megabyte = 1024 ** 2;',
])('reports %s', (source) => {
  expect(findUnitNames('a.ts', `\n${source}`)).toEqual(['a.ts:2']);
});

test.each([
  'const keepMs = 7 * 24 * 60 * 60_000;',
  'const keepMs = days * 86_400_000;',
  'const keepMs = minutes * 60_000;',
  'const limits = { keepMs: 60_000 };',
  'const seconds = 24 * 60 * 60;',
  'const hours = Math.floor(seconds / 3600);',
  'const maxBytes = 20 * 1024 * 1024;',
  'const mb = bytes / (1024 * 1024);',
])('reports the number of %s', (source) => {
  expect(findUnitNumbers('a.ts', `\n${source}`)).toEqual(['a.ts:2']);
});

test.each([
  'const keepMs = 7 * dayMs;',
  'const prices = { pro: 60_000 };',
  'const size = 1024 * 768;',
  'const megapixel = 1024 * 1024;',
  "import { megabyte } from '#contract/bytes.ts';",
])('ignores %s', (source) => {
  expect([...findUnitNames('a.ts', source), ...findUnitNumbers('a.ts', source)]).toEqual([]);
});
