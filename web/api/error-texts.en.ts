import { type ErrorCode, errors } from '#contract/errors.ts';
import type { ClientErrorCode } from './api-error.ts';

type Code = ErrorCode | ClientErrorCode;

/** A sentence for every code that the server or the browser can give. */
export type ErrorTexts = Readonly<Record<Code, string>>;

const serverTexts = Object.fromEntries(
  Object.entries(errors).map(([code, { message }]) => [code, message]),
) as Record<ErrorCode, string>;

/** What the user reads for each code. The server's own codes have their English in the contract. */
export const errorTextsEn: ErrorTexts = {
  ...serverTexts,
  network: 'Adventure does not answer. Try again.',
  bad_response: 'The server answered in a way that this page does not understand. Reload it.',
};
