import { type FormEvent, type ReactNode, type Ref, useState } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { deferredPart } from '#web/ui/lazy-part.tsx';
import { linkStyle } from '#web/ui/link-style.ts';
import { accountsTexts } from '../texts.ts';
import { FormFoot } from './form-foot.tsx';
import { OrLine, ProviderButtons } from './provider-buttons.tsx';
import type { SignInMethods } from './sign-in-methods.ts';

interface AuthFormParts {
  /** Names the form and its button. */
  label: string;
  busyLabel: string;
  methods: SignInMethods;
  /** Where to go after sign-in. */
  next: string | null;
  terms: { field: UseFormRegisterReturn; error: FieldError | undefined };
  /** Whether the terms are accepted; if not, shows the error. */
  mayGo: () => Promise<boolean>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  isSubmitting: boolean;
  failure: string | null;
  children: ReactNode;
}

/** The common part of login and sign-up: terms, providers, then fields and their button. */
export function AuthForm(props: AuthFormParts) {
  const { label, methods, next, terms } = props;
  const t = useTexts(accountsTexts);
  const hasProviders = methods.google || methods.oidc !== null;
  return (
    <form noValidate onSubmit={props.onSubmit} className="grid gap-2" aria-label={label}>
      <TermsField field={terms.field} error={terms.error && t('termsMissing')} />
      <ProviderButtons methods={methods} next={next} mayGo={props.mayGo} />
      {methods.local && (
        <>
          {hasProviders && <OrLine />}
          {props.children}
          <FormFoot
            failure={props.failure}
            variant={hasProviders ? 'neutral' : 'main'}
            busy={props.isSubmitting}
            busyLabel={props.busyLabel}
          >
            {label}
          </FormFoot>
        </>
      )}
    </form>
  );
}

const LegalDialog = deferredPart(async () => (await import('./legal-dialog.tsx')).default);

interface TermsFieldProps {
  field: UseFormRegisterReturn & { ref: Ref<HTMLInputElement> };
  error: string | undefined;
}

/** The terms box above every sign-in method, with links to both texts. */
function TermsField({ field, error }: TermsFieldProps) {
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
