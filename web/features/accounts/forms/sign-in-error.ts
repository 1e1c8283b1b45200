import { signInErrorCodes } from '#contract/sign-in.ts';
import { errorTexts } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';

/** The sentence for what `?error=` holds after a visit to a provider; null for anything that is no such code. */
export function useSignInError(value: string | null): string | null {
  const t = useTexts(errorTexts);
  const code = signInErrorCodes.find((one) => one === value);
  return code === undefined ? null : t(code);
}
