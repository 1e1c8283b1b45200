import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { type FieldPath, useController, useFieldArray, useFormContext } from 'react-hook-form';
import { type SiteContent, siteLimits } from '#contract/site.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { contentTexts } from './texts.ts';

/** A line above each entry except the first, which follows its group's heading. */
const entryStyle = 'grid gap-3 not-nth-[2]:border-line not-nth-[2]:border-t not-nth-[2]:pt-5';

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 border-line border-t pt-5">
      <h2 className="m-0 type-heading">{title}</h2>
      {children}
    </section>
  );
}

type TextPath = Exclude<FieldPath<SiteContent>, `${string}.stars` | `${string}.isSample`>;

/** Registers a text field and shows its error. */
function useText() {
  const t = useTexts(contentTexts);
  const { register, getFieldState, formState } = useFormContext<SiteContent>();
  return (name: TextPath, label: string) => {
    const { error } = getFieldState(name, formState);
    // A value that is neither missing nor too long is a link to a forbidden target.
    const wrong = error?.type === 'custom' ? t('linkWrong') : t('fieldWrong');
    return { label, ...register(name), error: error && wrong };
  };
}

export function FigureFields() {
  const t = useTexts(contentTexts);
  const text = useText();
  const { control } = useFormContext<SiteContent>();
  const { fields } = useFieldArray({ control, name: 'figures' });
  return (
    <Group title={t('figures')}>
      {fields.map((field, index) => (
        <div key={field.id} className="grid items-start gap-3 sm:grid-cols-[160px_1fr]">
          <TextField {...text(`figures.${index}.value`, t('value'))} />
          <TextField {...text(`figures.${index}.label`, t('label'))} />
        </div>
      ))}
    </Group>
  );
}

export function TestimonialFields() {
  const t = useTexts(contentTexts);
  const text = useText();
  const { control, register, watch, setValue } = useFormContext<SiteContent>();
  const { fields } = useFieldArray({ control, name: 'testimonials' });
  const stars = Array.from({ length: siteLimits.maxStars }, (_, index) => String(index + 1));
  return (
    <Group title={t('testimonials')}>
      {fields.map((field, index) => (
        <div key={field.id} className={entryStyle}>
          <div className="grid items-start gap-3 sm:grid-cols-[1fr_1fr_120px]">
            <TextField {...text(`testimonials.${index}.name`, t('name'))} />
            <TextField {...text(`testimonials.${index}.role`, t('role'))} />
            <SelectField
              label={t('stars')}
              value={String(watch(`testimonials.${index}.stars`))}
              onChange={(value) =>
                setValue(`testimonials.${index}.stars`, Number(value), { shouldDirty: true })
              }
              options={stars.map((value) => ({ value, label: `${value} ★` }))}
            />
          </div>
          <TextArea {...text(`testimonials.${index}.text`, t('text'))} />
          <Checkbox label={t('sample')} {...register(`testimonials.${index}.isSample`)} />
        </div>
      ))}
    </Group>
  );
}

export function FaqFields() {
  const t = useTexts(contentTexts);
  const text = useText();
  const { control } = useFormContext<SiteContent>();
  const { fields, append, remove } = useFieldArray({ control, name: 'faq' });
  return (
    <Group title={t('faq')}>
      {fields.map((field, index) => (
        <div key={field.id} className={entryStyle}>
          <div className="flex items-end gap-2">
            <TextField className="flex-1" {...text(`faq.${index}.question`, t('question'))} />
            {fields.length > 1 && (
              <IconButton icon={Trash2} label={t('remove')} onClick={() => remove(index)} />
            )}
          </div>
          <TextArea hint={t('answerHint')} {...text(`faq.${index}.answer`, t('answerText'))} />
        </div>
      ))}
      {fields.length < siteLimits.maxFaqEntries && (
        <Button
          type="button"
          className="justify-self-start"
          onClick={() => append({ question: '', answer: '' })}
        >
          {t('addQuestion')}
        </Button>
      )}
    </Group>
  );
}

export function SocialFields() {
  const t = useTexts(contentTexts);
  const text = useText();
  const { control } = useFormContext<SiteContent>();
  const { fields, append, remove } = useFieldArray({ control, name: 'social' });
  return (
    <Group title={t('social')}>
      {fields.map((field, index) => (
        <div key={field.id} className="grid items-end gap-3 sm:grid-cols-[1fr_2fr_auto]">
          <TextField {...text(`social.${index}.label`, t('name'))} />
          <TextField {...text(`social.${index}.url`, t('address'))} />
          <IconButton icon={Trash2} label={t('remove')} onClick={() => remove(index)} />
        </div>
      ))}
      {fields.length < siteLimits.maxSocialLinks && (
        <Button type="button" className="justify-self-start" onClick={() => append({ label: '', url: '' })}>
          {t('addLink')}
        </Button>
      )}
    </Group>
  );
}

function UpdateDate({ index }: { index: number }) {
  const t = useTexts(contentTexts);
  const { control } = useFormContext<SiteContent>();
  const { field, fieldState } = useController({ control, name: `updates.${index}.date` });
  return (
    <DateField required label={t('updateDate')} {...field} error={fieldState.error && t('fieldWrong')} />
  );
}

/** The operator's own entries of the page "Updates". */
export function UpdateFields() {
  const t = useTexts(contentTexts);
  const text = useText();
  const { control } = useFormContext<SiteContent>();
  const { fields, append, remove } = useFieldArray({ control, name: 'updates' });
  const today = () => new Date().toISOString().slice(0, 10);
  return (
    <Group title={t('updates')}>
      {fields.map((field, index) => (
        <div key={field.id} className={entryStyle}>
          <div className="grid items-end gap-3 sm:grid-cols-[160px_1fr_auto]">
            <UpdateDate index={index} />
            <TextField {...text(`updates.${index}.title`, t('headline'))} />
            <IconButton icon={Trash2} label={t('remove')} onClick={() => remove(index)} />
          </div>
          <TextArea {...text(`updates.${index}.text`, t('updateText'))} />
        </div>
      ))}
      {fields.length < siteLimits.maxUpdates && (
        <Button
          type="button"
          className="justify-self-start"
          onClick={() => append({ date: today(), title: '', text: '' })}
        >
          {t('addUpdate')}
        </Button>
      )}
    </Group>
  );
}
