import {
  type listEdits as call,
  editToSaveSchema,
  listEdits as listCall,
  saveEdit as saveCall,
  saveUserEdit,
} from '#contract/edits.ts';
import type { Answer, Api } from '#server/platform/http/api.ts';
import { cutPage } from '#server/platform/page-cursor.ts';
import type { EditsContext } from './context.ts';
import { presentEdits } from './present.ts';
import { saveEdit } from './save-edit.ts';
import { selectPage } from './store.ts';

export function registerRoutes(api: Api, context: EditsContext): void {
  api.handle(saveCall, { limit: 'editSave' }, async ({ identity, body, request, signal }) => ({
    edit: await saveEdit(context, { userId: identity.userId, edit: body, request, signal }),
  }));

  api.handle(saveUserEdit, { limit: 'editSave' }, async ({ identity, body, request, signal }) => {
    const edit = editToSaveSchema.parse(body);
    return { edit: await saveEdit(context, { userId: identity.userId, edit, request, signal }) };
  });

  api.handle(listCall, ({ identity, query }) => listEdits(context, identity.userId, query));
}

/** Returns one page of a user's edits, newest first. */
async function listEdits(
  context: EditsContext,
  userId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Answer<typeof call>> {
  const rows = await selectPage(context.database.db, userId, { limit: limit + 1, before: cursor });
  const { rows: shown, ...page } = cutPage(rows, limit, ({ id }) => id);
  return { edits: await presentEdits(context, userId, shown), ...page };
}
