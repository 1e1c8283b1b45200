import { useEffect, useMemo, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type DraftPlace, keptDraft } from './kept-draft.ts';

type KeptForm<Values> = Omit<DraftPlace<Partial<Values>>, 'openStorage'>;

/**
 * Keeps what is typed into a form over a reload, and brings it back into a form that is shown anew. `forget` is called
 * once it was sent. The schema must be the same object at every render, and name no password.
 */
export function useKeptForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { userId, name, schema }: KeptForm<Values>,
): { forget: () => void } {
  const draft = useMemo(
    () => keptDraft({ openStorage: () => window.sessionStorage, userId, name, schema }),
    [userId, name, schema],
  );
  const { reset, getValues, subscribe, formState } = form;
  // Those of the first render: the form library puts a copy in their place with its first change of state, which may be
  // a submit, and a reset in the middle of a submit ends it without a word.
  const untouched = useRef(formState.defaultValues);
  const sent = useRef<unknown>(null);
  // After the effects of the fields below, which have to hear of it.
  useEffect(() => {
    const kept = draft.read();
    if (kept !== null) reset({ ...getValues(), ...kept }, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => draft.write(values, sent.current ?? untouched.current),
    });
  }, [draft, reset, getValues, subscribe]);
  return {
    forget() {
      // The form tells of its values once more when it is through.
      sent.current = structuredClone(getValues());
      draft.forget();
    },
  };
}
