import { queryOptions } from '@tanstack/react-query';
import { type TextLook, textLookSchema } from '#canvas/document/text-look.ts';
import { addCanvasTextLook, deleteCanvasTextLook, listCanvasTextLooks } from '#contract/canvas-fonts.ts';
import { call } from '#web/api/call.ts';

/** The user's own text looks, kept with the account. */

export interface OwnLook {
  readonly id: string;
  readonly look: TextLook;
}

export const looksQuery = queryOptions({
  queryKey: ['canvas-text-looks'],
  queryFn: async ({ signal }): Promise<OwnLook[]> => {
    const { looks } = await call(listCanvasTextLooks, { signal });
    return looks.flatMap(({ id, look }) => {
      const parsed = textLookSchema.safeParse(look);
      return parsed.success ? [{ id, look: parsed.data }] : [];
    });
  },
});

export async function keepLook(look: TextLook): Promise<void> {
  await call(addCanvasTextLook, { body: { look } });
}

export async function removeLook(id: string): Promise<void> {
  await call(deleteCanvasTextLook, { params: { id } });
}
