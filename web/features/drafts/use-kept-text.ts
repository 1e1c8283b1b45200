import { type Dispatch, type SetStateAction, useEffect, useMemo, useState } from 'react';
import * as z from 'zod';
import { keptDraft } from './kept-draft.ts';

const schema = z.string();

/** The state of one field whose text is kept over a reload; null while nothing was typed. Never for a password. */
export function useKeptText(
  userId: string,
  name: string,
): [string | null, Dispatch<SetStateAction<string | null>>] {
  const draft = useMemo(
    () => keptDraft({ openStorage: () => window.sessionStorage, userId, name, schema }),
    [userId, name],
  );
  const [text, setText] = useState(() => draft.read());
  useEffect(() => {
    if (text === null) draft.forget();
    else draft.write(text, '');
  }, [draft, text]);
  return [text, setText];
}
