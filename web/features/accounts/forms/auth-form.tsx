import type { FormEvent, ReactNode } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { useTexts } from '#web/i18n/catalogue.ts';
import { accountsTexts } from '../texts.ts';
import { FormFoot } from './form-foot.tsx';
import { OrLine, ProviderButtons } from './provider-buttons.tsx';
import type { SignInMethods } from './sign-in-methods.ts';
import { TermsField } from './terms-field.tsx';

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
