import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { useTexts } from '#web/i18n/catalogue.ts';
import { fieldSentence } from '#web/ui/field-sentence.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { accountsTexts } from '../texts.ts';

interface EmailFieldProps {
  field: UseFormRegisterReturn;
  error: FieldError | undefined;
}

export function EmailField({ field, error }: EmailFieldProps) {
  const t = useTexts(accountsTexts);
  return (
    <TextField
      {...field}
      label={t('email')}
      type="email"
      autoComplete="username"
      inputMode="email"
      size="lg"
      reserveLine
      error={fieldSentence(error, t('emailWrong'))}
    />
  );
}
