import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readImports, readSpecifiers } from './imports.ts';
import { findBreaches } from './walls.ts';

const root = path.resolve(fileURLToPath(new URL('..', import.meta.url)));

test('no import goes through a wall', () => {
  const imports = readImports(root, ['contract', 'engines', 'server', 'web']);
  expect(imports.length).toBeGreaterThan(100);
  expect(findBreaches(imports)).toEqual([]);
});

test.each([
  ['contract/a.ts', 'server/app.ts', true, 'contract may not enter server'],
  ['web/features/studio/a.ts', 'server/config.ts', true, 'web may not enter server'],
  ['server/features/a/a.ts', 'server/features/coins/store.ts', true, 'the door of coins is coins.ts'],
  ['server/platform/http/a.ts', 'server/features/coins/coins.ts', true, 'the platform knows no feature'],
  ['web/features/a/a.ts', 'web/features/gallery/grid.tsx', true, 'the door of gallery is index.ts'],
  ['server/features/a/a.ts', 'server/features/coins/later.ts', true, 'the door of coins is coins.ts'],
  ['server/features/a/a.ts', 'server/features/coins/feature.ts', true, 'the door of coins is coins.ts'],
  ['server/features/a/a.ts', 'engines/builtin/render.ts', true, 'only the composers know an engine by name'],
  [
    'server/features/a/a.ts',
    'engines/measuring/palette.ts',
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
  ['web/features/a/b.tsx', 'web/features/gallery/later.ts', true],
  ['server/app.test.ts', 'testing/sample.ts', true],
  ['server/features.ts', 'server/features/coins/feature.ts', true],
  ['server/app.ts', 'engines/builtin/engine.ts', true],
  ['engines/builtin/a.ts', 'contract/tools.ts', true],
  ['server/features/a/a.ts', 'engines/measuring/measuring.ts', true],
  ['web/app/router.tsx', 'web/features/studio/studio-page.tsx', true],
])('%s may import %s', (from, to, isOwn) => {
  expect(findBreaches([{ from, to, isOwn }])).toEqual([]);
});

test('imports are found in every form', () => {
  const source = `
    import a from './a.ts';
    import type { B } from '#contract/b.ts';
    export { c } from './c.ts';
    const d = await import('./d.ts');
  `;
  expect(readSpecifiers('x.ts', source).sort()).toEqual(['#contract/b.ts', './a.ts', './c.ts', './d.ts']);
});
