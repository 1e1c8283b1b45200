import { type Language, languages } from '#contract/languages.ts';

/**
 * Loads each language's texts from its own file. Rejects, and stops the server's start, if a file is missing.
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
