import type { FieldError } from 'react-hook-form';
import { accountLimits } from '#contract/limits.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { accountsTexts } from '../texts.ts';

/** Returns what is wrong with a new password: the server's sentence, or the required length. */
export function usePasswordError(): (error: FieldError, typed: string) => string {
  const t = useTexts(accountsTexts);
  return (error, typed) => {
    if (error.type === 'server' && error.message) return error.message;
    return typed.length > accountLimits.passwordMaxCharacters
      ? t('passwordLong', { maximum: accountLimits.passwordMaxCharacters })
      : t('passwordShort', { minimum: accountLimits.passwordMinCharacters });
  };
}
