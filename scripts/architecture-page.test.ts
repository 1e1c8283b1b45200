import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { isTest } from './imports.ts';

const root = path.resolve(import.meta.dirname, '..');
const page = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');

/** The words of a table's row, by its first cell. */
function wordsOfRow(name: string): Set<string> {
  const row = page.split('\n').find((line) => line.startsWith(`| \`${name}\` |`)) ?? '';
  return new Set(row.match(/[\w-]+/g));
}

/** Names of the folders and sources in a folder, without their endings. */
const namesIn = (folder: string) =>
  readdirSync(path.join(root, folder))
    .filter((name) => !isTest(name))
    .map((name) => name.replace(/\.tsx?$/, ''));

test.each(['server/platform', 'server/features', 'web/features'])('names all that is in %s', (folder) => {
  const words = wordsOfRow(`${folder}/`);
  expect(namesIn(folder).filter((name) => !words.has(name))).toEqual([]);
});

test('explains every part of a `Feature`', () => {
  const source = readFileSync(path.join(root, 'server/feature.ts'), 'utf8');
  const parts = parseSync('feature.ts', source).program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
    const isFeature = declared?.type === 'TSInterfaceDeclaration' && declared.id.name === 'Feature';
    return isFeature ? declared.body.body : [];
  });
  const names = parts.flatMap((part) =>
    'key' in part && part.key.type === 'Identifier' ? [part.key.name] : [],
  );
  expect(names).toContain('routes');
  const explained = new Set(
    page
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name)),
  );
  expect(names.filter((name) => !explained.has(name))).toEqual([]);
});
