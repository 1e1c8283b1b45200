import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type Language, translatedLanguages } from '../contract/languages.ts';

const web = path.resolve(import.meta.dirname, '../web');

/** Texts that users must recognise everywhere: pages, sign-in controls, documents and legal sentences. */
const names = [
  'Login',
  'Maybe Later',
  'Terms of Service',
  'Privacy Policy',
  'Please enter a valid e-mail address.',
] as const;

type Texts = Readonly<Record<string, unknown>>;

async function read(file: string): Promise<Texts> {
  const exported: Record<string, Texts & { own?: Texts }> = await import(path.join(web, file));
  return exported.texts ?? Object.values(exported).find(({ own }) => own !== undefined)?.own ?? {};
}

async function translationsOf(name: string, language: Language): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  // Not a notification's title, which invites to what a page's heading names.
  const files = globSync('{app,features,api,i18n,ui}/**/*texts.ts', {
    cwd: web,
    exclude: ['**/content-texts.ts'],
  });
  for (const file of files) {
    const english = await read(file);
    const keys = Object.keys(english).filter((key) => english[key] === name);
    if (keys.length === 0) continue;
    const translated = await read(file.replace(/\.ts$/, `.${language}.ts`));
    for (const key of keys) found.set(`${file} ${key}`, String(translated[key]));
  }
  return found;
}

test.each(translatedLanguages)(
  'translates each of these names alike everywhere in %s',
  async (language) => {
    for (const name of names) {
      const found = await translationsOf(name, language);
      expect(found.size, `catalogues with "${name}"`).toBeGreaterThan(1);
      expect(new Set(found.values()).size, `${name}: ${JSON.stringify([...found], null, 2)}`).toBeLessThan(2);
    }
  },
  120_000,
);
