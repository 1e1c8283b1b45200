import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { languages, sourceLanguage } from '../contract/languages.ts';
import { mailTexts } from '../server/features/accounts/mails/texts.ts';

const root = path.resolve(fileURLToPath(new URL('..', import.meta.url)));

it.each(languages)('mails in %s name controls by their labels', (language) => {
  const shown = globSync(`web/**/texts.${language === sourceLanguage ? 'ts' : `${language}.ts`}`, {
    cwd: root,
  })
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  const named = Object.values(mailTexts(language).mails)
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap((text) => Array.from(text.matchAll(/“([^”]+)”/g), ([, words]) => words));
  expect(named).not.toEqual([]);
  for (const words of named) expect(shown).toContain(`: '${words}',`);
});
