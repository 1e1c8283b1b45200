import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { sendReauthenticationCode } from '#contract/profile.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { reauthenticationTexts } from './texts.ts';
import { useReauthenticate } from './use-reauthenticate.ts';

interface CodeFormProps {
  email: string;
  /** Whether the server can send mail. */
  hasMail: boolean;
  onSuccess: () => void;
}

/** Mails a code and accepts it. */
export function CodeForm({ email, hasMail, onSuccess }: CodeFormProps) {
  const t = useTexts(reauthenticationTexts);
  const [code, setCode] = useState('');
  const { send, isChecking, failure, setFailure } = useReauthenticate(onSuccess);
  const sending = useMutation({ mutationFn: () => call(sendReauthenticationCode) });
  const isSent = sending.isSuccess;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSent) sending.mutate();
    else if (code.trim() === '') setFailure(t('codeMissing'));
    else send({ code });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3" aria-label={t('title')}>
      <p role="status" className="break-words text-muted">
        {t(isSent ? (hasMail ? 'codeSent' : 'codeKept') : 'codeLine', { email })}
      </p>
      {isSent && (
        <TextField
          label={t('code')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          size="lg"
          reserveLine
          autoFocus
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
            setFailure(null);
          }}
          error={failure ?? undefined}
        />
      )}
      <p role="alert" className="text-danger empty:hidden">
        {sending.isError && errorText(sending.error)}
      </p>
      <Button
        type="submit"
        variant="main"
        block
        busy={isChecking || (sending.isPending && !isSent)}
        busyLabel={t(isSent ? 'confirming' : 'sending')}
      >
        {t(isSent ? 'confirm' : 'sendCode')}
      </Button>
      {isSent && (
        <Button variant="quiet" block onClick={() => sending.mutate()}>
          {t('sendAgain')}
        </Button>
      )}
    </form>
  );
}
