import { type Ref, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { deferredPart } from '#web/ui/lazy-part.tsx';
import { linkStyle } from '#web/ui/link-style.ts';
import { accountsTexts } from '../texts.ts';

const LegalDialog = deferredPart(async () => (await import('./legal-dialog.tsx')).default);

interface TermsFieldProps {
  field: UseFormRegisterReturn & { ref: Ref<HTMLInputElement> };
  error: string | undefined;
}

/** The terms box above every sign-in method, with links to both texts. */
export function TermsField({ field, error }: TermsFieldProps) {
  const t = useTexts(accountsTexts);
  const [reading, setReading] = useState<'terms' | 'privacy' | null>(null);
  const link = `${linkStyle} border-0 bg-transparent p-0`;
  return (
    <>
      <Checkbox
        {...field}
        error={error}
        reserveLine="two"
        label={
          <>
            {t('acceptBefore')}{' '}
            <button type="button" className={link} onClick={() => setReading('terms')}>
              {t('termsOfService')}
            </button>{' '}
            {t('acceptAnd')}{' '}
            <button type="button" className={link} onClick={() => setReading('privacy')}>
              {t('privacyPolicy')}
            </button>
          </>
        }
      />
      {reading !== null && <LegalDialog page={reading} onClose={() => setReading(null)} />}
    </>
  );
}
