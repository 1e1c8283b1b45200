import { type ErrorCode, errors } from '#contract/errors.ts';
import type { ClientErrorCode } from './api-error.ts';

type Code = ErrorCode | ClientErrorCode;

const serverTexts = Object.fromEntries(
  Object.entries(errors).map(([code, { message }]) => [code, message]),
) as Record<ErrorCode, string>;

/** What the user reads for each code. The server's own codes have their English in the contract. */
export const errorTextsEn: Readonly<Record<Code, string>> = {
  ...serverTexts,
  network: 'Adventure does not answer. Try again.',
  bad_response: 'The server answered in a way that this page does not understand. Reload it.',
};
