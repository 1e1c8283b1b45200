import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import biome from '../biome.json' with { type: 'json' };
import { listSources } from './imports.ts';

const root = path.resolve(import.meta.dirname, '..');
const rooms = ['bench', 'contract', 'e2e', 'engines', 'scripts', 'server', 'testing', 'web'];
const maxWidth = biome.formatter.lineWidth;

/** Matches a line that is only a comment. Linter directives cannot be wrapped. */
const comment = /^\s*(?:\/\/|\/?\*)(?!.*biome-ignore)/;

/**
 * Returns the numbers of comment lines wider than the formatter's limit. The formatter does not wrap
 * comments.
 */
function findWideComments(source: string): number[] {
  return source
    .split('\n')
    .flatMap((line, index) => (line.length > maxWidth && comment.test(line) ? [index + 1] : []));
}

test('finds no comment wider than the formatter’s limit', () => {
  const sources = rooms.flatMap((room) => listSources(root, room));
  expect(sources.length).toBeGreaterThan(1_000);
  expect(
    sources.flatMap((file) =>
      findWideComments(readFileSync(path.join(root, file), 'utf8')).map((line) => `${file}:${line}`),
    ),
  ).toEqual([]);
});

test('reports wide comments, but no code and no directives', () => {
  const wide = 'x'.repeat(maxWidth);
  const lines = [`// ${wide}`, ` * ${wide}`, `const a = '${wide}';`, `// biome-ignore ${wide}`, '// narrow'];
  expect(findWideComments(lines.join('\n'))).toEqual([1, 2]);
});
