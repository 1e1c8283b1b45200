import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { describedStyleFields } from '#contract/described-styles.ts';
import type { CustomImageStyle } from '#contract/styles.ts';
import { changeCustomImageStyle, createCustomImageStyle } from '#contract/styles-calls.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useStoredForm } from '#web/features/drafts/index.ts';
import { changeDescribedStyles } from './use-described-styles.ts';

const schema = z.object({
  ...describedStyleFields,
  /** The text before it was enhanced; empty if it was not. */
  original: z.string(),
});
type Words = z.infer<typeof schema>;
/** Unfinished input is stored too. */
const draftSchema = z.object({ name: z.string(), description: z.string(), original: z.string() });

/** The field of each of the server's errors. */
const fieldOfCode: Readonly<Record<string, keyof Words>> = {
  style_name_taken: 'name',
  style_name_invalid: 'name',
  style_description_invalid: 'description',
};

export interface StyleFormOptions {
  userId: string;
  /** Null for a new one. */
  style: CustomImageStyle | null;
  onSaved: (style: CustomImageStyle) => void;
}

/** The form of a new or existing style. Input is stored across reloads until it is saved. */
export function useStyleForm({ userId, style, onSaved }: StyleFormOptions) {
  const client = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Words>({
    resolver: zodResolver(schema),
    defaultValues: {
      name: style?.name ?? '',
      description: style?.description ?? '',
      original: originalOf(style),
    },
  });
  const draft = useStoredForm(form, {
    userId,
    name: `described style ${style?.id ?? 'new'}`,
    schema: draftSchema,
  });
  const send = async ({ name, description, original }: Words) => {
    const body = { name, description, ...(original !== '' && { originalDescription: original }) };
    return style === null
      ? call(createCustomImageStyle, { body })
      : call(changeCustomImageStyle, { params: { id: style.id }, body });
  };
  const save = form.handleSubmit(async (words) => {
    setFailure(null);
    try {
      const { style: saved } = await send(words);
      draft.clear();
      changeDescribedStyles(client, (styles) =>
        style === null
          ? [saved, ...styles.filter(({ id }) => id !== saved.id)]
          : styles.map((one) => (one.id === saved.id ? saved : one)),
      );
      onSaved(saved);
    } catch (thrown) {
      const field = thrown instanceof ApiError ? fieldOfCode[thrown.code] : undefined;
      if (field === undefined) setFailure(errorText(thrown));
      else form.setError(field, { type: 'server', message: errorText(thrown) }, { shouldFocus: true });
    }
  });
  return { form, save, failure };
}

/** The user's own description if engines get another text; else empty. */
function originalOf(style: CustomImageStyle | null): string {
  return style === null || style.originalDescription === style.description ? '' : style.originalDescription;
}
