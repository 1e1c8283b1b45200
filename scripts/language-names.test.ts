import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isTest, listSources } from './imports.ts';
import { findLanguageNames } from './language-names.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The lists of the languages, and where engines keep what they know of each. */
const homes =
  /^contract\/languages\.ts$|^engines\/builtin\/(vocabulary\.ts$|language\/(grammar|concepts)\/)|^engines\/retouch\/language\/sentences\.ts$/;

const sources = ['contract', 'engines', 'scripts', 'server', 'web']
  .flatMap((folder) => listSources(root, folder, /\.(ts|tsx|mjs)$/))
  .filter((file) => !homes.test(file) && !isTest(file));

test('finds no decision by a language’s code: `contract/languages.ts` and the engine’s grammar decide', () => {
  expect(sources.length).toBeGreaterThan(1_000);
  expect(sources).toContain('engines/builtin/pack/words.mjs');
  expect(
    sources.flatMap((file) => findLanguageNames(file, readFileSync(path.join(root, file), 'utf8'))),
  ).toEqual([]);
});

test.each([
  "const a = language === 'en';",
  "if ('pt' !== grammar.language) leave();",
  "switch (language) { case 'es': break; }",
  "const b = ['pt', 'es'].includes(language);",
  "const all = ['en', 'pt', 'es'];",
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
