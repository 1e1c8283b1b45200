import type { ErrorCode } from '#contract/error-codes.ts';
import { errors } from '#contract/errors.ts';
import { defineTexts } from '#web/i18n/catalogue.ts';
import type { ClientErrorCode } from './api-error.ts';
import { clientErrorTexts } from './client-errors.ts';

/** A sentence for every code that the server or the browser can give. */
export type ErrorTexts = Readonly<Record<ErrorCode | ClientErrorCode, string>>;

const serverTexts = Object.fromEntries(
  Object.entries(errors).map(([code, { message }]) => [code, message]),
) as Record<ErrorCode, string>;

/**
 * What the user reads for each code. The server's own codes have their English in the contract. Only for
 * parts that load separately: for the first load, `errorText` has what the server says.
 */
export const errorTexts = defineTexts<ErrorTexts>((language) => import(`./error-code-texts.${language}.ts`), {
  ...serverTexts,
  ...clientErrorTexts,
});
