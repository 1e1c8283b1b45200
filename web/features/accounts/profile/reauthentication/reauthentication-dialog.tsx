import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { accountLimits } from '#contract/limits.ts';
import type { LinkedAccount, Profile } from '#contract/profile.ts';
import { providerSignInPath } from '#contract/sign-in.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { linkStyle } from '#web/ui/link-style.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { methodsQuery } from '../../forms/sign-in-methods.ts';
import { profileQuery } from '../profile-query.ts';
import { linkedAccountsQuery } from '../security/queries.ts';
import { CodeForm } from './code-form.tsx';
import { reauthenticationTexts } from './texts.ts';
import { useReauthenticate } from './use-reauthenticate.ts';

interface ReauthenticationDialogProps {
  /** `isReauthenticated`: whether the user has reauthenticated. */
  onEnd: (isReauthenticated: boolean) => void;
}

/** Asks for the password, a mailed code or another sign-in at a provider, depending on the account. */
export default function ReauthenticationDialog({ onEnd }: ReauthenticationDialogProps) {
  const t = useTexts(reauthenticationTexts);
  const { data: profile, error } = useQuery(profileQuery);
  return (
    <Dialog
      onClose={() => onEnd(false)}
      title={t('title')}
      description={t('line', { count: accountLimits.reauthenticationMinutes })}
    >
      {profile !== undefined && <Ways profile={profile} onSuccess={() => onEnd(true)} />}
      <p role="alert" className="text-danger empty:hidden">
        {profile === undefined && error !== null && errorText(error)}
      </p>
    </Dialog>
  );
}

function Ways({ profile, onSuccess }: { profile: Profile; onSuccess: () => void }) {
  const t = useTexts(reauthenticationTexts);
  const [byCode, setByCode] = useState(!profile.hasPassword);
  const { data: methods } = useQuery(methodsQuery);
  const { data: linked } = useQuery(linkedAccountsQuery);
  return (
    <div className="grid gap-4 pt-2 pb-1">
      {byCode ? (
        <CodeForm email={profile.email} hasMail={methods?.mail !== false} onSuccess={onSuccess} />
      ) : (
        <PasswordForm email={profile.email} onSuccess={onSuccess} />
      )}
      {profile.hasPassword && (
        <p>
          <button
            type="button"
            className={`${linkStyle} border-0 bg-transparent p-0`}
            onClick={() => setByCode(!byCode)}
          >
            {t(byCode ? 'withPassword' : 'withCode')}
          </button>
        </p>
      )}
      <ProviderLinks accounts={linked?.accounts ?? []} />
    </div>
  );
}

/** Reauthenticates at a provider, which returns to the page that asked. */
function ProviderLinks({ accounts }: { accounts: readonly LinkedAccount[] }) {
  const t = useTexts(reauthenticationTexts);
  const { pathname, search } = useLocation();
  const next = pathname + search;
  const providers = accounts.flatMap(({ id, kind, name }) =>
    kind === 'password'
      ? []
      : [{ id, name, address: providerSignInPath(kind, { acceptedTerms: true, next }) }],
  );
  if (providers.length === 0) return null;
  return (
    <div className="grid gap-2 border-line border-t pt-4">
      <p className="type-meta text-muted">{t('providerLine')}</p>
      {providers.map(({ id, name, address }) => (
        <a key={id} href={address} className={buttonStyle({ variant: 'line' })}>
          {t('withProvider', { name })}
        </a>
      ))}
    </div>
  );
}

function PasswordForm({ email, onSuccess }: { email: string; onSuccess: () => void }) {
  const t = useTexts(reauthenticationTexts);
  const [password, setPassword] = useState('');
  const { send, isChecking, failure, setFailure } = useReauthenticate(onSuccess);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password === '') setFailure(t('passwordMissing'));
    else send({ password });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3" aria-label={t('title')}>
      {/* Tells password managers whose password it is. */}
      <input
        type="text"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden
        className="hidden"
      />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        maxLength={accountLimits.passwordMaxCharacters}
        reserveLine
        data-autofocus
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setFailure(null);
        }}
        error={failure ?? undefined}
      />
      <Button type="submit" variant="main" block busy={isChecking} busyLabel={t('confirming')}>
        {t('confirm')}
      </Button>
    </form>
  );
}
