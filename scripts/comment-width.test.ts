import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import biome from '../biome.json' with { type: 'json' };
import { listSources } from './imports.ts';

const root = path.resolve(import.meta.dirname, '..');
const rooms = ['bench', 'contract', 'e2e', 'engines', 'scripts', 'server', 'testing', 'web'];
const maxWidth = biome.formatter.lineWidth;

/** A line that is only a comment. A linter's directive must stand in one line. */
const comment = /^\s*(?:\/\/|\/?\*)(?!.*biome-ignore)/;

/**
 * The numbers of the comment lines that are wider than the formatter's lines, which does not wrap comments.
 */
function findWideComments(source: string): number[] {
  return source
    .split('\n')
    .flatMap((line, index) => (line.length > maxWidth && comment.test(line) ? [index + 1] : []));
}

test('no comment is wider than the formatter’s lines', () => {
  const sources = rooms.flatMap((room) => listSources(root, room));
  expect(sources.length).toBeGreaterThan(1_000);
  expect(
    sources.flatMap((file) =>
      findWideComments(readFileSync(path.join(root, file), 'utf8')).map((line) => `${file}:${line}`),
    ),
  ).toEqual([]);
});

test('a wide line is found where it is a comment and no directive', () => {
  const wide = 'x'.repeat(maxWidth);
  const lines = [`// ${wide}`, ` * ${wide}`, `const a = '${wide}';`, `// biome-ignore ${wide}`, '// narrow'];
  expect(findWideComments(lines.join('\n'))).toEqual([1, 2]);
});
