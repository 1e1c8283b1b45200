import { expect, test } from 'vitest';
import { touchedTests } from './changed-tests.ts';
import type { Import } from './imports.ts';

const imports: Import[] = [
  ['server/a.ts', 'contract/limits.ts'],
  ['server/a.test.ts', 'server/a.ts'],
  ['server/b.test.ts', 'server/b.ts'],
  ['web/card.tsx', 'web/card.css'],
  ['web/card.browser.test.tsx', 'web/card.tsx'],
  ['e2e/card.spec.ts', 'e2e/harness/cards.ts'],
  ['engines/builtin/fonts/faces.ts', 'engines/builtin/catalogue.ts'],
  ['engines/builtin/fonts/faces.test.ts', 'engines/builtin/fonts/faces.ts'],
  ['scripts/walls.test.ts', 'scripts/walls.ts'],
].map(([from = '', to = '']) => ({ from, to, isOwn: true }));

const always = 'scripts/walls.test.ts';

test('finds the tests that import a changed file indirectly', () => {
  expect(touchedTests(['contract/limits.ts'], imports).tests).toEqual([always, 'server/a.test.ts']);
});

test('finds a changed test, and no other', () => {
  expect(touchedTests(['server/b.test.ts'], imports).tests).toEqual([always, 'server/b.test.ts']);
});

test('follows imports of styles', () => {
  expect(touchedTests(['web/card.css'], imports).tests).toEqual([always, 'web/card.browser.test.tsx']);
});

test('finds the tests of a room for changed data that no source imports', () => {
  const { tests } = touchedTests(['engines/builtin/assets/fonts.pack'], imports);
  expect(tests).toEqual(['engines/builtin/fonts/faces.test.ts', always]);
});

test('finds the journeys that import a changed harness', () => {
  expect(touchedTests(['e2e/harness/cards.ts'], imports).journeys).toEqual(['e2e/card.spec.ts']);
});

test('runs only the tests that read the tree for a changed document', () => {
  expect(touchedTests(['docs/testing.md', 'README.md'], imports)).toEqual({
    tests: [always],
    journeys: [],
    reasonsForAll: [],
  });
});

test('requires all tests after a change of the packages', () => {
  expect(touchedTests(['package-lock.json', 'server/a.ts'], imports).reasonsForAll).toEqual([
    'package-lock.json',
  ]);
});
