import { type ErrorCode, errors } from '#contract/errors.ts';
import { sourceLanguage } from '#contract/languages.ts';
import { defineTexts, translator } from '#web/i18n/catalogue.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import { ApiError, type ClientErrorCode } from './api-error.ts';

type Code = ErrorCode | ClientErrorCode;

/** A sentence for every code that the server or the browser can give. */
export type ErrorTexts = Readonly<Record<Code, string>>;

const serverTexts = Object.fromEntries(
  Object.entries(errors).map(([code, { message }]) => [code, message]),
) as Record<ErrorCode, string>;

/** What the user reads for each code. The server's own codes have their English in the contract. */
export const errorTexts = defineTexts<ErrorTexts>((language) => import(`./error-texts.${language}.ts`), {
  ...serverTexts,
  network: 'Adventure is not responding. Try again.',
  bad_response: 'The server sent an answer this page cannot read. Reload the page.',
});

const textOf = translator(errorTexts);

/**
 * The sentence for a thrown value, by its code in the reader's language; without a code, the server's own. In
 * English the server's own sentence goes first, since a use case may be more exact than the code.
 */
export function errorText(thrown: unknown): string {
  if (!(thrown instanceof ApiError)) return textOf('internal');
  if (thrown.foreignSentence !== undefined) return thrown.foreignSentence;
  const hasServerSentence = thrown.code !== 'network' && thrown.code !== 'bad_response';
  if (hasServerSentence && currentLanguage() === sourceLanguage) return thrown.message;
  return textOf(thrown.code);
}
