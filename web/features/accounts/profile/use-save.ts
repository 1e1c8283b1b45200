import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorText } from '#web/api/error-texts.ts';

/** How long "Saved" stays beside a control. */
const shownMs = 4_000;

export interface Saving {
  status: 'idle' | 'saving' | 'saved' | 'failed';
  /** The error, if it failed. */
  sentence: string | null;
}

/** The save state of one control. `clear` clears the last result. */
export function useSave<Input>(save: (input: Input) => Promise<unknown>) {
  const [isFresh, setFresh] = useState(false);
  const { mutate, reset, status, error, variables } = useMutation({
    mutationFn: save,
    onSuccess: () => setFresh(true),
  });
  useEffect(() => {
    if (!isFresh) return;
    const timer = setTimeout(() => setFresh(false), shownMs);
    return () => clearTimeout(timer);
  }, [isFresh]);
  const saving: Saving =
    status === 'pending'
      ? { status: 'saving', sentence: null }
      : status === 'error'
        ? { status: 'failed', sentence: errorText(error) }
        : { status: status === 'success' && isFresh ? 'saved' : 'idle', sentence: null };
  return { save: mutate, saving, lastValue: variables, clear: reset };
}
