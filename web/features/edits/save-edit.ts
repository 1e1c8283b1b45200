import { type Edit, type EditToSave, saveEdit as saveCall } from '#contract/edits.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { randomKey } from '#web/api/random-key.ts';
import { addLocalEdit, type LocalEdit, readLocalEdits, removeLocalEdit } from './local-edits.ts';

/** The browser functions that saving needs. */
export interface EditEnvironment {
  storage: () => Storage;
  send: (edit: LocalEdit) => Promise<Edit>;
  newKey: () => string;
  now: () => Date;
}

export const editEnvironment: EditEnvironment = {
  storage: () => window.localStorage,
  send: async ({ edit, key }) =>
    (await call(saveCall, { body: edit, headers: { 'idempotency-key': key } })).edit,
  newKey: randomKey,
  now: () => new Date(),
};

/** Where an edit was saved: on the server, or in this browser until the server accepts it. */
export type SavedEdit = { savedToBackend: true; edit: Edit } | { savedToBackend: false; edit: LocalEdit };

/**
 * Saves a record of an edit. If the server is unreachable or too busy the browser stores it, and
 * `sendLocalEdits` sends it later. Rejects with the server's refusal, and if neither can store it.
 */
export async function saveEdit(edit: EditToSave, around = editEnvironment): Promise<SavedEdit> {
  const createdAt = around.now().toISOString();
  const local: LocalEdit = { key: around.newKey(), createdAt, edit, savedToBackend: false };
  try {
    return { savedToBackend: true, edit: await around.send(local) };
  } catch (thrown) {
    if (!canRetry(thrown) || !addLocalEdit(around.storage, local)) throw thrown;
    return { savedToBackend: false, edit: local };
  }
}

/**
 * Sends the stored edits, oldest first, until the server is unreachable. Drops refused ones, which would be
 * refused again. Returns how many were accepted.
 */
export async function sendLocalEdits(around = editEnvironment): Promise<number> {
  let taken = 0;
  for (const edit of readLocalEdits(around.storage)) {
    try {
      await around.send(edit);
      taken += 1;
    } catch (thrown) {
      if (canRetry(thrown)) break;
    }
    removeLocalEdit(around.storage, edit.key);
  }
  return taken;
}

function canRetry(thrown: unknown): boolean {
  if (!(thrown instanceof ApiError)) return false;
  return (
    thrown.code === 'network' ||
    thrown.code === 'not_signed_in' ||
    thrown.status === 429 ||
    thrown.status >= 500
  );
}
