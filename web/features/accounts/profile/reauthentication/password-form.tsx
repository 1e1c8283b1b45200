import { type FormEvent, useState } from 'react';
import { accountLimits } from '#contract/limits.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { reauthenticationTexts } from './texts.ts';
import { useReauthenticate } from './use-reauthenticate.ts';

export function PasswordForm({ email, onSuccess }: { email: string; onSuccess: () => void }) {
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
