import * as z from 'zod';
import { editLimits, editToSaveSchema } from '#contract/edits.ts';

/** Emptied with the rest of the storage when somebody signs out, or somebody else signs in. */
const storageKey = 'adventure-edits';

const localEditSchema = z.object({
  /** Of the request, over all tries: the server takes it once. */
  key: z.string().min(1).max(100),
  createdAt: z.iso.datetime(),
  edit: editToSaveSchema,
  savedToBackend: z.literal(false),
});
/** An edit that the server has not taken yet. */
export type LocalEdit = z.input<typeof localEditSchema>;

/** The edits that wait here for the server, oldest first. What is damaged is left out. */
export function readLocalEdits(storage: () => Storage): LocalEdit[] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(storageKey) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((one): one is LocalEdit => localEditSchema.safeParse(one).success);
  } catch {
    return [];
  }
}

/**
 * Keeps an edit until the server takes it: the newest 50, and where the browser has less room, as many as it has. False
 * where it has none at all.
 */
export function addLocalEdit(storage: () => Storage, edit: LocalEdit): boolean {
  const others = readLocalEdits(storage).filter(({ key }) => key !== edit.key);
  return write(storage, [...others, edit].slice(-editLimits.keptLocally));
}

export function removeLocalEdit(storage: () => Storage, key: string): void {
  const edits = readLocalEdits(storage);
  const left = edits.filter((edit) => edit.key !== key);
  if (left.length < edits.length) write(storage, left);
}

/** Thumbnails are large: the oldest go where not all of them fit. */
function write(storage: () => Storage, edits: readonly LocalEdit[]): boolean {
  try {
    if (edits.length === 0) storage().removeItem(storageKey);
    else storage().setItem(storageKey, JSON.stringify(edits));
    return true;
  } catch {
    return edits.length > 1 && write(storage, edits.slice(Math.ceil(edits.length / 2)));
  }
}
