import { type FormEvent, useState } from 'react';
import { accountLimits } from '#contract/limits.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { proofTexts } from './texts.ts';
import { useProof } from './use-proof.ts';

export function PasswordProof({ email, onProven }: { email: string; onProven: () => void }) {
  const t = useTexts(proofTexts);
  const [password, setPassword] = useState('');
  const { prove, isProving, failure, setFailure } = useProof(onProven);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password === '') setFailure(t('passwordMissing'));
    else prove({ password });
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
      <Button type="submit" variant="main" block busy={isProving} busyLabel={t('confirming')}>
        {t('confirm')}
      </Button>
    </form>
  );
}
