import type * as z from 'zod';

export interface DraftPlace<Draft> {
  /** Of this tab, so that two tabs do not write over each other. It is emptied when somebody signs out. */
  openStorage(): Storage;
  userId: string;
  /** Which form it is, and of what version of the thing that is edited. */
  name: string;
  /** Everything that is kept: what it does not name is not written down. Half a draft has to fit as well as a whole one. */
  schema: z.ZodType<Draft>;
}

/** What somebody has typed into a form and not sent, kept over a reload. Parsed, never trusted. */
export interface KeptDraft<Draft> {
  /** Null when there is none. */
  read(): Draft | null;
  /** Keeps what the schema names; what is the same as `untouched` is no draft. */
  write(values: unknown, untouched: unknown): void;
  forget(): void;
}

export function keptDraft<Draft>(place: DraftPlace<Draft>): KeptDraft<Draft> {
  const { openStorage, schema } = place;
  const key = `adventure-draft ${place.userId} ${place.name}`;
  const textOf = (values: unknown) => {
    const parsed = schema.safeParse(values);
    return parsed.success ? JSON.stringify(parsed.data) : null;
  };
  /** Where the browser keeps nothing, a draft lives as long as the page. */
  const attempt = <Answer>(run: (storage: Storage) => Answer): Answer | null => {
    try {
      return run(openStorage());
    } catch {
      return null;
    }
  };
  return {
    read: () =>
      attempt((storage) => {
        const kept = storage.getItem(key);
        const parsed = kept === null ? null : schema.safeParse(JSON.parse(kept));
        return parsed?.success ? parsed.data : null;
      }),
    write(values, untouched) {
      const text = textOf(values);
      if (text === null) return;
      attempt((storage) =>
        text === textOf(untouched) ? storage.removeItem(key) : storage.setItem(key, text),
      );
    },
    forget: () => void attempt((storage) => storage.removeItem(key)),
  };
}
