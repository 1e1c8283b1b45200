import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listSources, readImports } from './imports.ts';
import { findSlivers } from './slivers.ts';

const root = path.resolve(import.meta.dirname, '..');
const rooms = ['contract', 'e2e', 'engines', 'scripts', 'server', 'testing', 'web'];

/** Slivers that stay files of their own, each with the reason. */
const allowed: Readonly<Record<string, string>> = {
  'engines/builtin/language/concepts/emotions.ts': 'one table of concepts per topic, as data',
  'engines/builtin/language/concepts/science.ts': 'one table of concepts per topic, as data',
  'engines/builtin/styles/v2-styles.ts': 'one list of looks per tool, as data, which tests draw one by one',
  'server/features/admin/schema.ts': 'drizzle-kit reads the tables from files of this name',
  'server/features/billing/figures/schema.ts': 'drizzle-kit reads the tables from files of this name',
  'server/features/server-settings/schema.ts': 'drizzle-kit reads the tables from files of this name',
  'server/platform/secrets/schema.ts': 'drizzle-kit reads the tables from files of this name',
  'web/app/landing/hydrate-pricing.tsx': 'loaded after the first paint, by the page that is shown',
  'web/app/landing/hydrate.tsx': 'loaded after the first paint, by the page that is shown',
  'web/features/canvas/page/around-stage.ts': 'what loads after the first paint, as one part',
  'web/features/send-to/sent-toasts.ts': 'loaded when a picture arrives, to keep the first load small',
};

/** Reading all sources takes seconds, on a busy machine half a minute: only a guard against hangs. */
const readsAllSourcesMs = 120_000;

test(
  'finds no sliver but those with a reason, and no reason without a sliver',
  () => {
    const sources = rooms
      .flatMap((room) => listSources(root, room))
      .map((file) => ({ file, lines: linesOf(readFileSync(path.join(root, file), 'utf8')) }));
    expect(sources.length).toBeGreaterThan(1_000);
    const slivers = findSlivers(sources, readImports(root, [...rooms, 'bench']));
    expect(slivers.toSorted()).toEqual(Object.keys(allowed).toSorted());
  },
  readsAllSourcesMs,
);

const linesOf = (source: string) => source.trimEnd().split('\n').length;
const source = (file: string, lines = 30) => ({ file, lines });
const own = (from: string, to: string) => ({ from, to, isOwn: true });
const importsA = own('web/a/page.tsx', 'web/a/part.tsx');

test('reports a small file that one file in its folder imports', () => {
  expect(findSlivers([source('web/a/part.tsx')], [importsA])).toEqual(['web/a/part.tsx']);
  expect(findSlivers([source('web/a/part.tsx')], [importsA, importsA])).toEqual(['web/a/part.tsx']);
});

test('reports it although a test of another folder imports it, or a test beside it tests its importer', () => {
  const imports = [
    importsA,
    own('web/b/b.test.ts', 'web/a/part.tsx'),
    own('web/a/page.test.ts', 'web/a/page.tsx'),
  ];
  const sources = [source('web/a/part.tsx'), source('web/a/page.test.ts')];
  expect(findSlivers(sources, imports)).toEqual(['web/a/part.tsx']);
});

test.each([
  ['longer', [source('web/a/part.tsx', 31)], []],
  ['imported twice', [source('web/a/part.tsx')], [own('web/a/list.tsx', 'web/a/part.tsx')]],
  ['tested by name', [source('web/a/part.tsx'), source('web/a/part.test.ts')], []],
  ['tested beside it', [source('web/a/part.tsx')], [own('web/a/some.test.ts', 'web/a/part.tsx')]],
])('does not report a file that is %s', (_, sources, imports) => {
  expect(findSlivers(sources, [importsA, ...imports])).toEqual([]);
});

test('does not report what is imported from another folder, texts, and what several tests use', () => {
  const imports = [
    own('web/b/page.tsx', 'web/a/part.tsx'),
    own('web/a/page.tsx', 'web/a/texts.ts'),
    own('server/testing/app.ts', 'server/testing/mails.ts'),
    own('server/mails.test.ts', 'server/testing/mails.ts'),
  ];
  expect(
    findSlivers(
      ['web/a/part.tsx', 'web/a/texts.ts', 'server/testing/mails.ts'].map((file) => source(file)),
      imports,
    ),
  ).toEqual([]);
});
