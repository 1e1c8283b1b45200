import { assetsOf } from '#canvas/document/assets.ts';
import { textLookSchema } from '#canvas/document/text-look.ts';
import { canvasLimits } from '#contract/canvas-limits.ts';
import { AppError } from '#server/platform/app-error.ts';
import { setUses } from '../asset-store.ts';
import type { CanvasContext } from '../context.ts';
import type { TextLookRow } from '../schema.ts';
import { lockCanvas } from '../store.ts';
import { countLooks, insertLook, removeLook } from './font-store.ts';

/**
 * Keeps a look of text, and the pictures that it fills letters with. Throws `canvas_text_look_invalid` and
 * `too_many_canvas_text_looks`.
 */
export async function keepTextLook(
  context: CanvasContext,
  userId: string,
  wanted: unknown,
): Promise<TextLookRow> {
  const look = textLookSchema.safeParse(wanted);
  const isShort = JSON.stringify(wanted).length <= canvasLimits.textLookMaxCharacters;
  if (!look.success || !isShort || ![look.data.font, ...assetsOf(look.data)].every(isStorable)) {
    throw new AppError('canvas_text_look_invalid', { cause: look.error });
  }
  const { database, clock } = context;
  const now = clock.now();
  const row = { userId, id: context.newId(), look: look.data, createdAt: now };
  return database.inTransaction(async (tx) => {
    await lockCanvas(tx, userId);
    if ((await countLooks(tx, userId)) >= canvasLimits.textLooks) {
      throw new AppError('too_many_canvas_text_looks');
    }
    await insertLook(tx, row);
    await setUses(tx, { userId, holderId: row.id, now }, assetsOf(row.look));
    return row;
  });
}

/** PostgreSQL stores neither NUL nor lone surrogates. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

/** Forgets a look. One that is gone stays so. */
export async function deleteTextLook(context: CanvasContext, userId: string, id: string): Promise<void> {
  const { database, clock } = context;
  await database.inTransaction(async (tx) => {
    await removeLook(tx, userId, id);
    await setUses(tx, { userId, holderId: id, now: clock.now() }, []);
  });
}
