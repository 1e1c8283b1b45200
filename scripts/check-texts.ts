import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { languages, localeOf, translatedLanguages } from '../contract/languages.ts';
import { listSources, readImports } from './imports.ts';
import { readWords } from './read-words.ts';
import { findTranslationFaults, findUnusedKeys } from './text-faults.ts';

// `npm run check` runs this. Fails if a text is missing in a language, has other values or plural forms than
// in English, or is unused.

interface LoadedCatalogue {
  own: Record<string, string | Record<string, string>>;
  read(language: string): LoadedCatalogue['own'];
  load(language: string): Promise<void>;
}

const root = path.resolve(fileURLToPath(new URL('..', import.meta.url)));
const imports = readImports(root, ['web']);
/** It says sentences of `error-code-texts.ts`, whose English a page's first load does not have. */
const sayer = 'web/api/error-texts.ts';
const textFiles = listSources(root, 'web').filter(
  (file) => /(?:^|[/-])texts\.ts$/.test(file) && file !== sayer,
);
const read = (file: string) => ({ file, source: readFileSync(path.join(root, file), 'utf8') });
/** Keys may come from the contract: steps of a job, error codes. */
const wireFiles = listSources(root, 'contract').filter((file) => !file.endsWith('.test.ts'));

const faults: string[] = [];
let count = 0;
for (const file of textFiles) {
  const module: Record<string, unknown> = await import(pathToFileURL(path.join(root, file)).href);
  const catalogues = Object.values(module).filter(isCatalogue);
  if (catalogues.length === 0) faults.push(`${file}: exports no catalogue`);
  for (const one of catalogues) {
    count += Object.keys(one.own).length;
    faults.push(
      ...findTranslationFaults({ file, english: one.own, others: await translationsOf(file, one) }),
    );
    const words = readWords(speakersOf(file).map(read));
    const unused = findUnusedKeys(Object.keys(one.own), words);
    faults.push(...unused.map((key) => `${file}: ${key} is used nowhere`));
  }
}

for (const fault of faults) console.error(fault);
console.log(`${count} texts in ${languages.length} languages, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;

function isCatalogue(value: unknown): value is LoadedCatalogue {
  return typeof value === 'object' && value !== null && 'own' in value && 'load' in value;
}

/** Returns what the files of the other languages have; null where the catalogue does not read that file. */
async function translationsOf(file: string, catalogue: LoadedCatalogue) {
  return Promise.all(
    translatedLanguages.map(async (language) => {
      const address = pathToFileURL(path.join(root, file.replace(/\.ts$/, `.${language}.ts`))).href;
      const loaded = await Promise.all([import(address), catalogue.load(language)]).catch(() => null);
      const texts: LoadedCatalogue['own'] = loaded?.[0].texts ?? {};
      const read = catalogue.read(language);
      const isRead = loaded !== null && Object.keys(texts).every((key) => read[key] === texts[key]);
      return { language, locale: localeOf(language), texts: isRead ? texts : null };
    }),
  );
}

/**
 * The files that may use a catalogue's keys: its importers and those of the catalogues that extend it, the
 * web files that these import, and the contract.
 */
function speakersOf(file: string): string[] {
  const translations = file.replace(/\.ts$/, '.');
  const isText = (name: string) => name === file || name.startsWith(translations);
  const importers = imports.filter(({ to }) => isText(to)).map((entry) => entry.from);
  const direct = new Set(importers.filter((name) => !isText(name)));
  const extending = importers.filter((name) => name !== file && textFiles.includes(name));
  const theirs = imports
    .filter((entry) => direct.has(entry.from) && entry.isOwn && entry.to.startsWith('web/'))
    .map((entry) => entry.to);
  return [...new Set([...direct, ...theirs, ...extending.flatMap(speakersOf), ...wireFiles])].filter(
    (name) => /\.tsx?$/.test(name) && !textFiles.includes(name) && !isTranslation(name),
  );
}

function isTranslation(file: string): boolean {
  return languages.some((language) => file.endsWith(`texts.${language}.ts`));
}
