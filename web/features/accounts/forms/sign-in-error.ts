import { signInErrorCodes } from '#contract/sign-in.ts';
import { errorTexts } from '#web/api/error-code-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';

/** Returns the sentence for the `?error=` of a provider's redirect; null for an unknown code. */
export function useSignInError(value: string | null): string | null {
  const t = useTexts(errorTexts);
  const code = signInErrorCodes.find((one) => one === value);
  return code === undefined ? null : t(code);
}
