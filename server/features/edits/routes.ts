import {
  type listEdits as call,
  editToSaveSchema,
  listEdits as listCall,
  saveEdit as saveCall,
  saveUserEdit,
} from '#contract/edits.ts';
import type { Answer, Api } from '#server/platform/http/api.ts';
import type { EditsContext } from './context.ts';
import { presentEdits } from './present.ts';
import { saveEdit } from './save-edit.ts';
import { selectPage } from './store.ts';

export function registerRoutes(api: Api, context: EditsContext): void {
  api.handle(
    saveCall,
    async ({ identity, body, request, signal }) => ({
      edit: await saveEdit(context, { userId: identity.userId, edit: body, request, signal }),
    }),
    { limit: 'editSave' },
  );

  api.handle(
    saveUserEdit,
    async ({ identity, body, request, signal }) => {
      const edit = editToSaveSchema.parse(body);
      return { edit: await saveEdit(context, { userId: identity.userId, edit, request, signal }) };
    },
    { limit: 'editSave' },
  );

  api.handle(listCall, ({ identity, query }) => listEdits(context, identity.userId, query));
}

/** Returns one page of a user's edits, newest first. */
async function listEdits(
  context: EditsContext,
  userId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Answer<typeof call>> {
  // One more than requested shows whether there is a next page.
  const rows = await selectPage(context.database.db, userId, { limit: limit + 1, before: cursor });
  const shown = rows.slice(0, limit);
  const hasMore = rows.length > limit;
  return {
    edits: await presentEdits(context, userId, shown),
    hasMore,
    nextCursor: hasMore ? (shown.at(-1)?.id ?? null) : null,
  };
}
