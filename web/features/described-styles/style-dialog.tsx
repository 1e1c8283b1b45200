import { clsx } from 'clsx';
import { countCharacters } from '#contract/described-styles.ts';
import { describedStyleLimits } from '#contract/limits.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { fieldSentence } from '#web/ui/field-sentence.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { EnhanceButton } from './enhance-button.tsx';
import { describedStyleTexts } from './texts.ts';
import { type StyleFormOptions, useStyleForm } from './use-style-form.ts';

const { nameMaxCharacters, descriptionMinCharacters, descriptionMaxCharacters } = describedStyleLimits;

interface StyleDialogProps extends StyleFormOptions {
  onClose: () => void;
}

/** Name and description of a new or existing style. */
export function StyleDialog({ onClose, ...options }: StyleDialogProps) {
  const t = useTexts(describedStyleTexts);
  const { form, save, failure } = useStyleForm(options);
  const { errors, isSubmitting } = form.formState;
  const isNew = options.style === null;
  const { name, description } = form.watch();
  const used = countCharacters(description.trim());
  const count = (text: string, limit: number) => {
    const isOver = countCharacters(text.trim()) > limit;
    return (
      <span className={clsx('type-meta tabular-nums', isOver ? 'text-danger' : 'text-faint')}>
        {t('count', { used: countCharacters(text.trim()), limit })}
      </span>
    );
  };
  const descriptionFault =
    used > descriptionMaxCharacters
      ? t('descriptionLong', { over: used - descriptionMaxCharacters, limit: descriptionMaxCharacters })
      : used < descriptionMinCharacters
        ? t('descriptionShort', { count: descriptionMinCharacters })
        : t('descriptionWrong');
  return (
    <FormDialog
      onClose={onClose}
      title={t(isNew ? 'createStyle' : 'edit')}
      description={t(isNew ? 'createLead' : 'editLead')}
      size="md"
      onSubmit={save}
      submit={{
        children: t(isNew ? 'createButton' : 'save'),
        busy: isSubmitting,
        busyLabel: t(isNew ? 'creating' : 'saving'),
      }}
      className="grid gap-4 pt-2"
    >
      <TextField
        {...form.register('name')}
        label={t('name')}
        autoComplete="off"
        size="lg"
        aside={count(name, nameMaxCharacters)}
        hint={t('nameHint')}
        error={fieldSentence(errors.name, t('nameWrong', { limit: nameMaxCharacters }))}
      />
      <TextArea
        {...form.register('description')}
        label={t('description')}
        rows={5}
        // Errors below it must stay visible above an on-screen keyboard.
        className="[&_textarea]:max-h-[32dvh]"
        placeholder={t('descriptionExample')}
        aside={count(description, descriptionMaxCharacters)}
        hint={t('descriptionHint')}
        error={fieldSentence(errors.description, descriptionFault)}
      />
      <EnhanceButton form={form} />
      <p role="alert" className="text-danger empty:hidden">
        {failure}
      </p>
    </FormDialog>
  );
}
