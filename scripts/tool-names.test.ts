import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listSources } from './imports.ts';
import { findToolNames } from './tool-names.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The tools' definitions and the specification's names. */
const mayCompare = /^contract\/(tools|documented-\w+)\.ts$/;
const isTest = /\.test\.tsx?$|(^|\/)(testing|test-data)(\/|\.ts$)/;

const sources = ['contract', 'engines', 'server', 'web', 'scripts']
  .flatMap((folder) => listSources(root, folder))
  .filter((file) => !mayCompare.test(file) && !isTest.test(file));

test('finds no comparison with a tool’s name: `contract/tools.ts` says what tools have', () => {
  expect(sources.length).toBeGreaterThan(1_000);
  expect(sources.flatMap((file) => findToolNames(file, readFileSync(path.join(root, file), 'utf8')))).toEqual(
    [],
  );
});

test.each([
  "const a = tool === 'Thumbnail';",
  "if ('Upscaler' !== job.tool) leave();",
  "switch (tool) { case 'ThumbnailsV2': break; }",
  "const b = tools.includes('Genesys 1.0');",
  "const c = ['Genesys Pro', 'Genesys 1.0'].includes(tool);",
])('finds %s', (source) => {
  expect(findToolNames('a.ts', `\n${source}`)).toEqual(['a.ts:2']);
});

test.each([
  "const tool = 'Thumbnail';",
  'const a = { Thumbnail: 1 }[tool];',
  "const b = kind === 'thumbnail';",
  "const c = tools[tool].styles === 'image';",
])('ignores %s', (source) => {
  expect(findToolNames('a.ts', source)).toEqual([]);
});
