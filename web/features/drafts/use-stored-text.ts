import { type Dispatch, type SetStateAction, useEffect, useMemo, useState } from 'react';
import * as z from 'zod';
import { storedDraft } from './stored-draft.ts';

const schema = z.string();

/** The state of a text field that survives reloads; null while nothing was typed. Never for a password. */
export function useStoredText(
  userId: string,
  name: string,
): [string | null, Dispatch<SetStateAction<string | null>>] {
  const draft = useMemo(
    () => storedDraft({ openStorage: () => window.sessionStorage, userId, name, schema }),
    [userId, name],
  );
  const [text, setText] = useState(() => draft.read());
  useEffect(() => {
    if (text === null) draft.forget();
    else draft.write(text, '');
  }, [draft, text]);
  return [text, setText];
}
