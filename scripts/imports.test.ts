import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readImports, readSpecifiers } from './imports.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'adventure-imports-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), source);
  }
}

const importsOf = (file: string) =>
  readImports(root, ['web'])
    .filter(({ from }) => from === file)
    .map(({ to }) => to)
    .toSorted();

test('finds imports of every form', () => {
  const source = `
    import a from './a.ts';
    import type { B } from '#contract/b.ts';
    export { c } from './c.ts';
    const d = await import('./d.ts');
    const e = await import(\`./e.ts\`);
  `;
  expect(readSpecifiers('x.ts', source).sort()).toEqual([
    '#contract/b.ts',
    './a.ts',
    './c.ts',
    './d.ts',
    './e.ts',
  ]);
});

test.each([
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template
  ['import(`./texts.${language}.ts`)', ['./texts.*.ts']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template
  ['import(`./${of({ name })}/texts.${language}.ts`)', ['./*/texts.*.ts']],
  ["import('./texts.' + language + '.ts')", ['./texts.*.ts']],
  ["import.meta.glob('./words.*.ts', { eager: true })", ['./words.*.ts']],
  ["import.meta.glob<Words>(['./a.*.ts', './b/*.ts'])", ['./a.*.ts', './b/*.ts']],
  ['import(file)', []],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template
  ['import(`${folder}/texts.ts`)', []],
])('reads %s as a pattern', (source, specifiers) => {
  expect(readSpecifiers('x.ts', `const a = ${source};`)).toEqual(specifiers);
});

test('resolves a pattern to the files that match, without tests', () => {
  write({
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template
    'web/a/texts.ts': 'export const load = (language) => import(`./texts.${language}.ts`);',
    'web/a/texts.es.ts': '',
    'web/a/texts.pt.ts': '',
    'web/a/texts.test.ts': '',
    'web/a/page-texts.pt.ts': '',
    'web/a/pt/texts.pt.ts': '',
    'web/b/swatches.ts': "export const files = import.meta.glob('../public/**/*.webp');",
    'web/public/a.webp': '',
    'web/public/b/c.webp': '',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template
    'web/b/other.ts': 'export const load = (language) => import(`#web/a/texts.${language}.ts`);',
  });
  expect(importsOf('web/a/texts.ts')).toEqual(['web/a/texts.es.ts', 'web/a/texts.pt.ts']);
  expect(importsOf('web/b/swatches.ts')).toEqual(['web/public/a.webp', 'web/public/b/c.webp']);
  expect(importsOf('web/b/other.ts')).toEqual(['web/a/texts.es.ts', 'web/a/texts.pt.ts']);
});
