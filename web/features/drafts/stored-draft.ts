import type * as z from 'zod';

export interface DraftKey<Draft> {
  /** The tab's own storage, so that two tabs do not overwrite each other. Cleared at sign-out. */
  openStorage(): Storage;
  userId: string;
  /** Identifies the form and the version of what it edits. */
  name: string;
  /** The stored fields: others are not written. Must accept an incomplete draft. */
  schema: z.ZodType<Draft>;
}

/** A form's unsent input, stored across reloads. Parsed, never trusted. */
export interface StoredDraft<Draft> {
  /** Null if there is none. */
  read(): Draft | null;
  /** Stores the fields of the schema; input equal to `untouched` is no draft. */
  write(values: unknown, untouched: unknown): void;
  clear(): void;
}

export function storedDraft<Draft>(place: DraftKey<Draft>): StoredDraft<Draft> {
  const { openStorage, schema } = place;
  const key = `adventure-draft ${place.userId} ${place.name}`;
  const textOf = (values: unknown) => {
    const parsed = schema.safeParse(values);
    return parsed.success ? JSON.stringify(parsed.data) : null;
  };
  /** Without storage, a draft lives as long as the page. */
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
        const stored = storage.getItem(key);
        const parsed = stored === null ? null : schema.safeParse(JSON.parse(stored));
        return parsed?.success ? parsed.data : null;
      }),
    write(values, untouched) {
      const text = textOf(values);
      if (text === null) return;
      attempt((storage) =>
        text === textOf(untouched) ? storage.removeItem(key) : storage.setItem(key, text),
      );
    },
    clear: () => void attempt((storage) => storage.removeItem(key)),
  };
}
