import * as z from 'zod';
import { effectSchema, fillSchema, outlineSchema } from '#canvas/document/paint.ts';
import { textFields } from '#canvas/document/text.ts';
import type { TextLook } from './text-looks.ts';

/**
 * The user's own text looks, in this browser. They are deleted with everything else at sign-out; after a
 * session that ended otherwise, another user does not see them.
 */

const keyOf = (userId: string) => `canvasTextLooks:${userId}`;
const maxLooks = 12;

const lookSchema = z.object({
  font: textFields.font,
  fill: fillSchema,
  outlines: z.array(outlineSchema).max(4),
  isUppercase: z.boolean(),
  isBold: z.boolean(),
  isItalic: z.boolean(),
  letterSpacing: textFields.letterSpacing,
  lineHeight: textFields.lineHeight,
  box: textFields.box,
  effects: z.array(effectSchema).max(12),
  arc: textFields.arc,
});

export function readLooks(userId: string): readonly TextLook[] {
  try {
    const parsed = z.array(lookSchema).safeParse(JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

/** Keeps a look as the first. Returns all. */
export function keepLook(userId: string, look: TextLook): readonly TextLook[] {
  return write(userId, [look, ...readLooks(userId)].slice(0, maxLooks));
}

export function removeLook(userId: string, index: number): readonly TextLook[] {
  return write(
    userId,
    readLooks(userId).filter((_, at) => at !== index),
  );
}

function write(userId: string, looks: readonly TextLook[]): readonly TextLook[] {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(looks));
  } catch {
    // A browser that stores nothing keeps them as long as the panel is open.
  }
  return looks;
}
