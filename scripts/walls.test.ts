import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findFeatureCycles, findFileCycles } from './cycles.ts';
import { listSources, readImports, readSpecifiers } from './imports.ts';
import { findBreaches } from './walls.ts';

const root = path.resolve(fileURLToPath(new URL('..', import.meta.url)));

const rooms = ['contract', 'engines', 'server', 'web'];
const all = readImports(root, [...rooms, 'bench', 'e2e', 'scripts', 'testing']);
const imports = all.filter(({ from }) => rooms.some((room) => from.startsWith(`${room}/`)));

test('finds no # import in a package inside the project, where Node cannot resolve it', () => {
  const packages = globSync('*/{,*/}package.json', { cwd: root, exclude: ['**/node_modules'] });
  expect(packages).toContain('bench/package.json');
  const found = packages
    .flatMap((file) => listSources(root, path.dirname(file)))
    .filter((file) =>
      readSpecifiers(file, readFileSync(path.join(root, file), 'utf8')).some((to) => to.startsWith('#')),
    );
  expect(found).toEqual([]);
});

test('finds no import through a wall', () => {
  expect(imports.length).toBeGreaterThan(100);
  expect(findBreaches(imports)).toEqual([]);
});

test('finds no import cycle of features', () => {
  expect(findFeatureCycles(imports)).toEqual([]);
});

test('finds no import cycle of files, types included', () => {
  expect(findFileCycles(all)).toEqual([]);
});

const own = (from: string, to: string) => ({ from, to, isOwn: true });

test('reports a cycle of features, with the imports that cause it', () => {
  const ring = [
    own('web/features/a/x.ts', 'web/features/b/index.ts'),
    own('web/features/b/y.ts', 'web/features/c/index.ts'),
    own('web/features/c/z.ts', 'web/features/a/index.ts'),
    own('web/features/d/x.ts', 'web/features/a/index.ts'),
    own('server/features/a/x.ts', 'server/features/b/b.ts'),
  ];
  expect(findFeatureCycles(ring)).toEqual([
    'web/features/a, web/features/b, web/features/c: web/features/a/x.ts imports web/features/b/index.ts; web/features/b/y.ts imports web/features/c/index.ts; web/features/c/z.ts imports web/features/a/index.ts',
  ]);
  expect(findFeatureCycles(ring.slice(1))).toEqual([]);
});

test('reports a cycle of files, without the files that only lead to it', () => {
  const imports = [own('a.ts', 'b.ts'), own('b.ts', 'c.ts'), own('c.ts', 'b.ts'), own('c.ts', 'd.ts')];
  expect(findFileCycles(imports)).toEqual(['b.ts, c.ts']);
  expect(findFileCycles([own('a.test.ts', 'b.ts'), own('b.ts', 'a.test.ts')])).toEqual([]);
});

test('counts a file and its translations as one, since these import its type', () => {
  const translated = [own('a/texts.ts', 'a/texts.pt.ts'), own('a/texts.pt.ts', 'a/texts.ts')];
  expect(findFileCycles(translated)).toEqual([]);
  const imports = [own('a/texts.pt.ts', 'b.ts'), own('b.ts', 'a/texts.ts')];
  expect(findFileCycles([...translated, ...imports])).toEqual(['a/texts.ts, b.ts']);
});

test.each([
  ['contract/a.ts', 'server/app.ts', true, 'contract may not enter server'],
  ['server/main.ts', 'engines/builtin/render.ts', true, 'a package is used by what its package.json exports'],
  ['web/features/studio/a.ts', 'server/config.ts', true, 'web may not enter server'],
  ['server/features/a/a.ts', 'server/features/coins/store.ts', true, 'the door of coins is coins.ts'],
  ['server/platform/http/a.ts', 'server/features/coins/coins.ts', true, 'the platform knows no feature'],
  ['web/features/a/a.ts', 'web/features/gallery/grid.tsx', true, 'the door of gallery is index.ts'],
  [
    'server/platform/images/a.ts',
    'server/platform/http/api.ts',
    true,
    'the platform below http knows no HTTP',
  ],
  ['server/features/a/a.ts', 'server/features/coins/lazy.ts', true, 'the door of coins is coins.ts'],
  ['server/features/a/a.ts', 'server/features/coins/feature.ts', true, 'the door of coins is coins.ts'],
  ['server/features/a/a.ts', 'engines/builtin/render.ts', true, 'only the composers know an engine by name'],
  [
    'server/features/a/a.ts',
    'engines/measuring/palette.ts',
    true,
    'only the composers know an engine by name',
  ],
  [
    'server/features/a/a.ts',
    'engines/picture-thread/picture-thread.ts',
    true,
    'only the composers know an engine by name',
  ],
  ['server/app.ts', 'testing/sample.ts', true, 'server may not enter testing'],
  ['contract/a.ts', 'hono', false, 'the contract imports zod and itself only'],
  ['server/features/a/a.ts', 'sharp', false, 'only server/platform knows a technology'],
  ['server/testing/a.ts', 'stripe', false, 'only server/platform/stripe knows Stripe’s SDK'],
])('%s may not import %s', (from, to, isOwn, reason) => {
  expect(findBreaches([{ from, to, isOwn }])).toEqual([`${from} imports ${to}: ${reason}`]);
});

test.each([
  ['server/features/a/b.ts', 'server/features/coins/coins.ts', true],
  ['server/features/a/b.ts', 'server/features/a/store.ts', true],
  ['web/features/a/b.tsx', 'web/features/gallery/lazy.ts', true],
  ['server/app.test.ts', 'testing/sample.ts', true],
  ['server/features.ts', 'server/features/coins/feature.ts', true],
  ['server/app.ts', 'engines/builtin/engine.ts', true],
  ['engines/builtin/a.ts', 'contract/tools.ts', true],
  ['server/features/a/a.ts', 'engines/measuring/measuring.ts', true],
  ['engines/a/a.ts', 'engines/picture-thread/picture-thread.ts', true],
  ['web/app/router.tsx', 'web/features/studio/studio-page.tsx', true],
])('%s may import %s', (from, to, isOwn) => {
  expect(findBreaches([{ from, to, isOwn }])).toEqual([]);
});
