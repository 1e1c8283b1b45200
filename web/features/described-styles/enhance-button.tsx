import { useMutation } from '@tanstack/react-query';
import { WandSparkles } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { describedStyleFields } from '#contract/described-styles.ts';
import { enhanceImageStyle } from '#contract/styles-calls.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { describedStyleTexts } from './texts.ts';

interface StyleWords {
  name: string;
  description: string;
  original: string;
}

/** Expands the description on request; the typed text can be restored, and is stored with the style. */
export function EnhanceButton({ form }: { form: UseFormReturn<StyleWords> }) {
  const t = useTexts(describedStyleTexts);
  const { description, original } = form.watch();
  const set = (words: Pick<StyleWords, 'description' | 'original'>) => {
    form.setValue('description', words.description, { shouldDirty: true, shouldValidate: true });
    form.setValue('original', words.original, { shouldDirty: true });
  };
  const enhancement = useMutation({
    mutationFn: (typed: string) => call(enhanceImageStyle, { body: { description: typed } }),
    onSuccess({ enhancedDescription, added }, typed) {
      // Never overwrite text typed meanwhile.
      if (added.length === 0 || form.getValues('description') !== typed) return;
      set({ description: enhancedDescription, original: original || typed });
    },
  });
  const isValid = describedStyleFields.description.safeParse(description).success;
  const { data, isPending, isError, error } = enhancement;
  const isOfThis = data?.enhancedDescription === description;
  return (
    <div className="-mt-2 grid gap-1">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          busy={isPending}
          busyLabel={t('enhancing')}
          disabled={!isValid}
          disabledReason={t('enhanceReason')}
          onClick={() => enhancement.mutate(description)}
        >
          <Icon of={WandSparkles} size="sm" />
          {t('enhance')}
        </Button>
        {original !== '' && original !== description && (
          <Button size="sm" variant="quiet" onClick={() => set({ description: original, original: '' })}>
            {t('undoEnhance')}
          </Button>
        )}
      </div>
      <p role="status" className={`m-0 type-meta empty:hidden ${isError ? 'text-danger' : 'text-faint'}`}>
        {isError && errorText(error)}
        {isOfThis && data.added.length === 0 && t('nothingToEnhance')}
        {isOfThis && data.added.length > 0 && t('enhanced', { words: data.added.join(', ') })}
      </p>
    </div>
  );
}
