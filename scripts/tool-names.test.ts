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

test('finds no decision by a tool’s name: `contract/tools.ts` says what tools have', () => {
  expect(sources.length).toBeGreaterThan(1_000);
  expect(sources.flatMap((file) => findToolNames(file, readFileSync(path.join(root, file), 'utf8')))).toEqual(
    [],
  );
});

test.each([
  "const a = tool === 'Thumbnail';",
  "if ('Upscaler' !== job.tool) leave();",
  'const a = tool === `Thumbnail`;',
  "switch (tool) { case 'ThumbnailsV2': break; }",
  "const b = tools.includes('Genesys 1.0');",
  "const c = ['Genesys Pro', 'Genesys 1.0'].includes(tool);",
  "const d = slug === 'THUMBNAILS_V2';",
  "const e = label !== 'Thumbnails V2';",
  "const f = tool.startsWith('Genesys');",
  "const g = 'Thumbnails V2'.startsWith(name);",
  "const h = new Set(['Genesys Pro', 'Genesys 1.0']).has(tool);",
  "const i = names.has('Upscaler');",
  "const j = list.indexOf('Upscaler') >= 0;",
  "const pictureTools = ['Thumbnail', 'Upscaler'] as const;",
  "const one: readonly Tool[] = ['Upscaler'];",
  "const slugs = ['THUMBNAIL', 'UPSCALER'];",
  "const rows = new Map([['Upscaler', 1]]);",
  'const k = { Thumbnail: 1 }[tool];',
  'const l = { Thumbnail: 1, Upscaler: 2 };',
  "const m: Record<string, number> = { 'Genesys Pro': 1 };",
  'const n: Partial<Record<Tool, number>> = { Upscaler: 1 };',
  "const o: Record<'Upscaler', number> = { Upscaler: 1 };",
  "type P = Exclude<Tool, 'Upscaler'>;",
  "const q = isWide ? 'Thumbnail' : tool;",
  "const r = tools[tool].call === 'generateThumbnail';",
  "if ('generate' !== tools[draft.tool].call) leave();",
  "const own = 'Upscaler'; const s = tool === own;",
])('finds %s', (source) => {
  expect(findToolNames('a.ts', `\n${source}`)).toEqual(['a.ts:2']);
});

test.each([
  "const tool = 'Thumbnail';",
  "const b = kind === 'thumbnail';",
  "const c = tools[tool].styles === 'image';",
  "const d = operation === 'generate';",
  'const e = posts[tools[tool].call](form);',
  'const price = tools.Upscaler.coins;',
  "const job = { tool: 'Upscaler' };",
  "const texts = ['Upscaler', t('fast')];",
  'const icons: Record<Tool, Icon> = { Thumbnail: a, Upscaler: b };',
  'const icons: Readonly<Record<GenerateTool, Icon>> = { Thumbnail: a };',
  'const icons = { Thumbnail: a, Upscaler: b } as const satisfies Record<Tool, Icon>;',
])('ignores %s', (source) => {
  expect(findToolNames('a.ts', source)).toEqual([]);
});
