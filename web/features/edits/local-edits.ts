import * as z from 'zod';
import { editLimits, editToSaveSchema } from '#contract/edits.ts';

/** Cleared with the rest of the storage at sign-out, or when another user signs in. */
const storageKey = 'adventure-edits';

const localEditSchema = z.object({
  /** The request's idempotency key over all attempts. */
  key: z.string().min(1).max(100),
  createdAt: z.iso.datetime(),
  edit: editToSaveSchema,
  savedToBackend: z.literal(false),
});
/** An edit that the server has not accepted yet. */
export type LocalEdit = z.input<typeof localEditSchema>;

/** The edits waiting for the server, oldest first. Skips damaged ones. */
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
 * Stores an edit until the server accepts it: the newest 50, or fewer if space is short. Returns false if
 * there is no space at all.
 */
export function addLocalEdit(storage: () => Storage, edit: LocalEdit): boolean {
  const others = readLocalEdits(storage).filter(({ key }) => key !== edit.key);
  return write(storage, [...others, edit].slice(-editLimits.maxLocal));
}

export function removeLocalEdit(storage: () => Storage, key: string): void {
  const edits = readLocalEdits(storage);
  const left = edits.filter((edit) => edit.key !== key);
  if (left.length < edits.length) write(storage, left);
}

/** Thumbnails are large: drops the oldest until the rest fits. */
function write(storage: () => Storage, edits: readonly LocalEdit[]): boolean {
  try {
    if (edits.length === 0) storage().removeItem(storageKey);
    else storage().setItem(storageKey, JSON.stringify(edits));
    return true;
  } catch {
    return edits.length > 1 && write(storage, edits.slice(Math.ceil(edits.length / 2)));
  }
}
