import { describe, expect, test } from 'vitest';
import { sampleOf } from '#testing/sample.ts';
import { languages } from '../contract/languages.ts';
import { readProject, touchedTests } from './changed-tests.ts';
import type { Import } from './imports.ts';

const imports: Import[] = [
  ['server/a.ts', 'contract/limits.ts'],
  ['server/a.test.ts', 'server/a.ts'],
  ['server/b.test.ts', 'server/b.ts'],
  ['web/card.tsx', 'web/card.css'],
  ['web/card.test.ts', 'web/card.tsx'],
  ['web/app/app.tsx', 'web/features/cards/card-page.tsx'],
  ['web/app/app.tsx', 'web/features/mails/mail-page.tsx'],
  ['web/features/cards/card-page.tsx', 'web/features/cards/frame/frame.tsx'],
  ['web/features/mails/mail-page.tsx', 'web/features/cards/frame/frame.tsx'],
  ['web/features/cards/frame/frame.browser.test.tsx', 'web/app/app.tsx'],
  ['web/features/cards/card-page.browser.test.tsx', 'web/app/app.tsx'],
  ['web/features/mails/mail-page.browser.test.tsx', 'web/app/app.tsx'],
  ['server/app.ts', 'server/features/coins/coins.ts'],
  ['server/features/coins/coin-routes.test.ts', 'server/app.ts'],
  ['server/features/mails/mails.test.ts', 'server/app.ts'],
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
  expect(touchedTests(['web/card.css'], imports).tests).toEqual([always, 'web/card.test.ts']);
});

test('tells component tests beside a change from the others of the whole app', () => {
  const { components, rest } = touchedTests(['web/features/cards/frame/frame.tsx'], imports);
  expect(components).toEqual([
    'web/features/cards/card-page.browser.test.tsx',
    'web/features/cards/frame/frame.browser.test.tsx',
  ]);
  expect(rest.components).toEqual(['web/features/mails/mail-page.browser.test.tsx']);
});

test('tells tests of the server beside a change from the others of the whole server', () => {
  const { tests, rest } = touchedTests(['server/features/coins/coins.ts'], imports);
  expect(tests).toEqual([always, 'server/features/coins/coin-routes.test.ts']);
  expect(rest.tests).toEqual(['server/features/mails/mails.test.ts']);
});

test('finds a changed component test, and no other', () => {
  const { components, rest } = touchedTests(['web/features/mails/mail-page.browser.test.tsx'], imports);
  expect(components).toEqual(['web/features/mails/mail-page.browser.test.tsx']);
  expect(rest.components).toEqual([]);
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
    components: [],
    rest: { tests: [], components: [] },
    journeys: [],
    reached: new Set(['docs/testing.md', 'README.md']),
    reasonsForAll: [],
  });
});

test('names everything that imports the change, whose types can break', () => {
  expect([...touchedTests(['web/card.css'], imports).reached]).toEqual([
    'web/card.css',
    'web/card.tsx',
    'web/card.test.ts',
  ]);
});

test('requires all tests after a change of the packages', () => {
  expect(touchedTests(['package-lock.json', 'server/a.ts'], imports).reasonsForAll).toEqual([
    'package-lock.json',
  ]);
});

describe('a changed translation', () => {
  const project = readProject();
  const translation = new RegExp(`\\.(?:${languages.join('|')})\\.ts$`);
  const translations = [...new Set(project.map(({ to }) => to))].filter((file) => translation.test(file));
  const tests = new Set(project.map(({ from }) => from).filter((file) => /\.test\.tsx?$/.test(file)));

  test('selects the tests of what shows it', () => {
    const { components } = touchedTests(['web/features/gallery/viewer/texts.pt.ts'], project);
    expect(components).toContain('web/features/gallery/viewer/viewer.browser.test.tsx');
    expect(touchedTests(['server/features/accounts/mails/texts.es.ts'], project).tests).toContain(
      'server/features/accounts/mails/mails.test.ts',
    );
  });

  test('selects less than a quarter of all tests', () => {
    expect(translations.length).toBeGreaterThan(100);
    const tooMany = sampleOf(translations, 60).filter((file) => {
      const touched = touchedTests([file], project);
      return touched.tests.length + touched.components.length > tests.size / 4;
    });
    expect(tooMany).toEqual([]);
  });
});
