import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { claimAdmin } from '#contract/accounts.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { sessionOf, setSession } from '../session/session-query.ts';
import { adminAccessTexts } from './texts.ts';

/** Takes the code that the server prints at start; only the operator can read it there. */
export function CodeForm() {
  const t = useTexts(adminAccessTexts);
  const client = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async ({ code }) => {
    setFailure(null);
    try {
      const { user } = await call(claimAdmin, { body: { code: code.trim() } });
      setSession(client, sessionOf(user));
    } catch (thrown) {
      setFailure(errorText(thrown));
    }
  });
  return (
    <form
      noValidate
      onSubmit={send}
      className="grid gap-3 border-line border-t pt-5"
      aria-labelledby="code-form"
    >
      <div className="grid gap-1">
        <h2 id="code-form" className="type-heading">
          {t('byCode')}
        </h2>
        <p className="text-muted">{t('byCodeLine')}</p>
      </div>
      <TextField
        {...form.register('code', { validate: (code) => code.trim() !== '' })}
        label={t('code')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        size="lg"
        reserveLine
        error={errors.code ? t('codeMissing') : (failure ?? undefined)}
      />
      <div>
        <Button type="submit" busy={isSubmitting} busyLabel={t('checking')}>
          {t('become')}
        </Button>
      </div>
    </form>
  );
}
