import { type LocalEdit, readLocalEdits } from './local-edits.ts';
import { editEnvironment } from './save-edit.ts';

export { saveEdit, sendLocalEdits } from './save-edit.ts';

/** The edits that wait in this browser for the server, oldest first. */
export function localEdits(): LocalEdit[] {
  return readLocalEdits(editEnvironment.storage);
}
