import {
  editToSaveSchema,
  listEdits as listCall,
  saveEdit as saveCall,
  saveUserEdit,
} from '#contract/edits.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { EditsContext } from './context.ts';
import { listEdits } from './list-edits.ts';
import { saveEdit } from './save-edit.ts';

export function registerRoutes(api: Api, context: EditsContext): void {
  api.handle(
    saveCall,
    async ({ identity, body, request, signal }) => ({
      success: true as const,
      edit: await saveEdit(context, { userId: identity.userId, edit: body, request, signal }),
    }),
    { limit: 'editSave' },
  );

  api.handle(
    saveUserEdit,
    async ({ identity, body, request, signal }) => {
      const edit = editToSaveSchema.parse(body);
      return {
        success: true as const,
        edit: await saveEdit(context, { userId: identity.userId, edit, request, signal }),
      };
    },
    { limit: 'editSave' },
  );

  api.handle(listCall, ({ identity, query }) => listEdits(context, identity.userId, query));
}
