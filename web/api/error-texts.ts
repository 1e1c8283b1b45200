import { browserErrors } from '#contract/errors/browser.ts';
import { sourceLanguage } from '#contract/languages.ts';
import { defineTexts } from '#web/i18n/catalogue.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import { formatMessage, type Message } from '#web/i18n/message.ts';
import { ApiError } from './api-error.ts';
import { clientErrorTexts } from './client-errors.ts';

/**
 * Another language's sentences for every code. The English ones come with the server's answers, so that the
 * first load has only those of the browser's own errors.
 */
const texts = defineTexts((language) => import(`./error-code-texts.${language}.ts`), {
  internal: browserErrors.internal.message,
  ...clientErrorTexts,
});

/**
 * The sentence for a thrown value, by its code in the reader's language; without a code, the server's own. In
 * English the server's own sentence goes first, since a use case may be more exact than the code.
 */
export function errorText(thrown: unknown): string {
  const language = currentLanguage();
  const known: Readonly<Record<string, Message>> = texts.read(language);
  if (!(thrown instanceof ApiError)) return formatMessage(texts.read(language).internal, language, undefined);
  if (thrown.foreignSentence !== undefined) return thrown.foreignSentence;
  const hasServerSentence = thrown.code !== 'network' && thrown.code !== 'bad_response';
  if (hasServerSentence && language === sourceLanguage) return thrown.message;
  const text = known[thrown.code];
  return text === undefined ? thrown.message : formatMessage(text, language, undefined);
}
