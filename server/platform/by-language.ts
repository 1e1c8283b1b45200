import { type Language, languages } from '#contract/languages.ts';

/**
 * Loads the texts of each language from a file of its own, named by the language. Rejects, and with it the start of the
 * server, where a language lacks its file.
 */
export async function loadByLanguage<T>(
  load: (language: Language) => Promise<{ readonly texts: T }>,
): Promise<(language: Language) => T> {
  const loaded = new Map<Language, T>();
  for (const language of languages) loaded.set(language, (await load(language)).texts);
  return (language) => {
    const texts = loaded.get(language);
    if (texts === undefined) throw new Error(`No texts are loaded in the language ${language}.`);
    return texts;
  };
}
