import { type Edit, type EditToSave, saveEdit as saveCall } from '#contract/edits.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { addLocalEdit, type LocalEdit, readLocalEdits, removeLocalEdit } from './local-edits.ts';

/** What saving needs of the browser. */
export interface EditSurroundings {
  storage: () => Storage;
  send: (edit: LocalEdit) => Promise<Edit>;
  newKey: () => string;
  now: () => Date;
}

export const editSurroundings: EditSurroundings = {
  storage: () => window.localStorage,
  send: async ({ edit, key }) =>
    (await call(saveCall, { body: edit, headers: { 'idempotency-key': key } })).edit,
  newKey: () => Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join(''),
  now: () => new Date(),
};

const hex = (byte: number) => byte.toString(16).padStart(2, '0');

/** How an edit was kept: by the server, or by this browser until the server takes it. */
export type KeptEdit = { savedToBackend: true; edit: Edit } | { savedToBackend: false; edit: LocalEdit };

/**
 * Keeps a record of an edit. Where the server cannot be had, or is too busy, the browser keeps it, and `sendLocalEdits`
 * brings it later. Rejects with the server's refusal, and where neither keeps it.
 */
export async function saveEdit(edit: EditToSave, around = editSurroundings): Promise<KeptEdit> {
  const createdAt = around.now().toISOString();
  const local: LocalEdit = { key: around.newKey(), createdAt, edit, savedToBackend: false };
  try {
    return { savedToBackend: true, edit: await around.send(local) };
  } catch (thrown) {
    if (!mayComeLater(thrown) || !addLocalEdit(around.storage, local)) throw thrown;
    return { savedToBackend: false, edit: local };
  }
}

/**
 * Sends what this browser has kept, oldest first, until the server cannot be had. What it refuses is forgotten: it would
 * refuse it again. Answers how many it has taken.
 */
export async function sendLocalEdits(around = editSurroundings): Promise<number> {
  let taken = 0;
  for (const edit of readLocalEdits(around.storage)) {
    try {
      await around.send(edit);
      taken += 1;
    } catch (thrown) {
      if (mayComeLater(thrown)) break;
    }
    removeLocalEdit(around.storage, edit.key);
  }
  return taken;
}

function mayComeLater(thrown: unknown): boolean {
  if (!(thrown instanceof ApiError)) return false;
  return (
    thrown.code === 'network' ||
    thrown.code === 'not_signed_in' ||
    thrown.status === 429 ||
    thrown.status >= 500
  );
}
