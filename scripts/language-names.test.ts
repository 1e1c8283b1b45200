import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isTest, listSources } from './imports.ts';
import { findLanguageNames } from './language-names.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Where the built-in engine keeps what it knows of each language. */
const tables = /^engines\/builtin\/language\/(grammar|concepts)\//;

const sources = listSources(root, 'engines/builtin').filter((file) => !tables.test(file) && !isTest(file));

test('finds no comparison with a language in the built-in engine: its grammar says what a language has', () => {
  expect(sources.length).toBeGreaterThan(200);
  expect(
    sources.flatMap((file) => findLanguageNames(file, readFileSync(path.join(root, file), 'utf8'))),
  ).toEqual([]);
});

test.each([
  "const a = language === 'en';",
  "if ('pt' !== grammar.language) leave();",
  "switch (language) { case 'es': break; }",
  "const b = ['pt', 'es'].includes(language);",
  'const c = { en: 1, pt: 2, es: 3 }[language];',
])('finds %s', (source) => {
  expect(findLanguageNames('a.ts', `\n${source}`)).toEqual(['a.ts:2']);
});

test.each([
  "target.lang = 'en';",
  'if (language === other) leave();',
  "const labels = { en: 'one' };",
  'const a = grammar.needsSubject;',
])('ignores %s', (source) => {
  expect(findLanguageNames('a.ts', source)).toEqual([]);
});
