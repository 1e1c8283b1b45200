import { catalogue, translator } from '#web/i18n/catalogue.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import { ApiError } from './api-error.ts';
import { errorTextsEn } from './error-texts.en.ts';

export const errorTexts = catalogue(errorTextsEn, {
  pt: async () => (await import('./error-texts.pt.ts')).errorTextsPt,
  es: async () => (await import('./error-texts.es.ts')).errorTextsEs,
});

const textOf = translator(errorTexts);

/**
 * The sentence for a thrown value, by its code in the reader's language. In English the server's own sentence goes
 * first, since a use case may have been more exact than the code.
 */
export function errorText(thrown: unknown): string {
  if (!(thrown instanceof ApiError)) return textOf('internal');
  const isServers = thrown.code !== 'network' && thrown.code !== 'bad_response';
  if (isServers && currentLanguage() === 'en') return thrown.message;
  return textOf(thrown.code);
}
