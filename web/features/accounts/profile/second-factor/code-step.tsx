import { type FormEvent, useState } from 'react';
import { secondFactorLimits } from '#contract/second-factor.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { secondFactorTexts } from './texts.ts';

/** The id of the form, for the dialog's button. */
export const codeFormId = 'second-factor-code';

/** A code's state: what was typed, and why it was refused. */
export function useCode(send: (code: string) => Promise<void>) {
  const t = useTexts(secondFactorTexts);
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (code.trim() === '') return setFailure(t('codeMissing'));
    setSending(true);
    try {
      await send(code);
    } catch (thrown) {
      setFailure(errorText(thrown));
    } finally {
      setSending(false);
    }
  };
  return {
    code,
    failure,
    isSending,
    submit,
    type(typed: string) {
      setCode(typed);
      setFailure(null);
    },
  };
}

/** The field of a code in its form. */
export function CodeStep({ state, label }: { state: ReturnType<typeof useCode>; label: string }) {
  return (
    <form id={codeFormId} noValidate onSubmit={(event) => void state.submit(event)} aria-label={label}>
      <TextField
        label={label}
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={secondFactorLimits.codeMaxCharacters}
        size="lg"
        reserveLine
        autoFocus
        value={state.code}
        onChange={(event) => state.type(event.target.value)}
        error={state.failure ?? undefined}
      />
    </form>
  );
}
