import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { trainedStyleLimits } from '#contract/limits.ts';
import type { CustomThumbnailStyle } from '#contract/styles.ts';
import { changeThumbnailStyle } from '#contract/styles-calls.ts';
import { trainedStyleFields } from '#contract/trained-styles.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { fieldSentence } from '#web/ui/field-sentence.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { placeOfCode } from '../create/refusal-place.ts';
import { trainedStyleTexts } from '../texts.ts';
import { storeTriggerWord } from '../use-trained-styles.ts';

/** Which of a style's two words to change. */
export type StyleWord = 'styleName' | 'triggerWord';

const schemas = {
  styleName: z.object({ word: trainedStyleFields.styleName }),
  triggerWord: z.object({ word: trainedStyleFields.triggerWord }),
};

interface WordDialogProps {
  style: CustomThumbnailStyle;
  word: StyleWord;
  onClose: () => void;
}

/** Changes a trained style's name or trigger word. */
export function WordDialog({ style, word, onClose }: WordDialogProps) {
  const t = useTexts(trainedStyleTexts);
  const client = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({ resolver: zodResolver(schemas[word]), defaultValues: { word: style[word] } });
  const { isSubmitting, errors } = form.formState;
  const { nameMaxCharacters, triggerWordMinCharacters, triggerWordMaxCharacters } = trainedStyleLimits;
  const isName = word === 'styleName';
  const wrong = isName
    ? t('nameWrong', { limit: nameMaxCharacters })
    : t('triggerWrong', { min: triggerWordMinCharacters, max: triggerWordMaxCharacters });
  const save = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      const body = isName ? { styleName: values.word } : { triggerWord: values.word };
      const answer = await call(changeThumbnailStyle, { params: { id: style.id }, body });
      storeTriggerWord(client, answer.style);
      onClose();
    } catch (thrown) {
      const isOfField = thrown instanceof ApiError && placeOfCode(thrown.code) !== null;
      if (isOfField)
        form.setError('word', { type: 'server', message: errorText(thrown) }, { shouldFocus: true });
      else setFailure(errorText(thrown));
    }
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t(isName ? 'renameTitle' : 'changeTrigger')}
      onSubmit={save}
      submit={{ children: t('save'), busy: isSubmitting, busyLabel: t('saving') }}
      className="grid gap-3 pt-2"
    >
      <TextField
        {...form.register('word')}
        data-autofocus
        label={t(isName ? 'name' : 'triggerWord')}
        autoComplete="off"
        {...(!isName && { autoCapitalize: 'none', spellCheck: false, hint: t('triggerHint') })}
        error={fieldSentence(errors.word, wrong)}
      />
      <p role="alert" className="text-danger empty:hidden">
        {failure}
      </p>
    </FormDialog>
  );
}
