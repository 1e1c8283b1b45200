import { type Dispatch, type SetStateAction, useEffect, useMemo, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import * as z from 'zod';
import { type DraftKey, storedDraft } from './stored-draft.ts';

type StoredForm<Values> = Omit<DraftKey<Partial<Values>>, 'openStorage'>;

/**
 * Stores a form's input across reloads and restores it when the form mounts again. Call `clear` after
 * sending. The schema must be the same object at every render, and contain no password.
 */
export function useStoredForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { userId, name, schema }: StoredForm<Values>,
): { clear: () => void } {
  const draft = useMemo(
    () => storedDraft({ openStorage: () => window.sessionStorage, userId, name, schema }),
    [userId, name, schema],
  );
  const { reset, getValues, subscribe, formState } = form;
  // The values of the first render: the form library replaces them by a copy at its first change of state,
  // which may be a submit, and a reset during a submit silently ends it.
  const untouched = useRef(formState.defaultValues);
  const sent = useRef<unknown>(null);
  // Runs after the effects of the fields, which must be registered first.
  useEffect(() => {
    const stored = draft.read();
    if (stored !== null) reset({ ...getValues(), ...stored }, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => draft.write(values, sent.current ?? untouched.current),
    });
  }, [draft, reset, getValues, subscribe]);
  return {
    clear() {
      // The form reports its values once more after a submit.
      sent.current = structuredClone(getValues());
      draft.clear();
    },
  };
}

const textSchema = z.string();

/** The state of a text field that survives reloads; null while nothing was typed. Never for a password. */
export function useStoredText(
  userId: string,
  name: string,
): [string | null, Dispatch<SetStateAction<string | null>>] {
  const draft = useMemo(
    () => storedDraft({ openStorage: () => window.sessionStorage, userId, name, schema: textSchema }),
    [userId, name],
  );
  const [text, setText] = useState(() => draft.read());
  useEffect(() => {
    if (text === null) draft.clear();
    else draft.write(text, '');
  }, [draft, text]);
  return [text, setText];
}
