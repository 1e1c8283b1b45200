import { accountLimits } from '#contract/limits.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { accountsTexts } from '../texts.ts';
import { passwordStrength } from './password-strength.ts';

/** The strength of a new password, under its field. */
export function StrengthHint({ password, known }: { password: string; known: readonly string[] }) {
  const t = useTexts(accountsTexts);
  const strength = passwordStrength(password, known);
  if (strength === 'short') return t('passwordShort', { minimum: accountLimits.passwordMinCharacters });
  if (strength === 'weak') return <span className="text-warn">{t('passwordWeak')}</span>;
  return strength === 'fair' ? t('passwordFair') : <span className="text-ok">{t('passwordStrong')}</span>;
}
