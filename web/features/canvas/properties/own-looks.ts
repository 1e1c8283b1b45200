import * as z from 'zod';
import { effectSchema, fillSchema, outlineSchema } from '#canvas/document/paint.ts';
import { textFields } from '#canvas/document/text.ts';
import type { TextLook } from './text-looks.ts';

/** The user's own text looks, in this browser. They are deleted with everything else at sign-out. */

const key = 'canvasTextLooks';
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

export function readLooks(): readonly TextLook[] {
  try {
    const parsed = z.array(lookSchema).safeParse(JSON.parse(localStorage.getItem(key) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

/** Keeps a look as the first. Returns all. */
export function keepLook(look: TextLook): readonly TextLook[] {
  return write([look, ...readLooks()].slice(0, maxLooks));
}

export function removeLook(index: number): readonly TextLook[] {
  return write(readLooks().filter((_, at) => at !== index));
}

function write(looks: readonly TextLook[]): readonly TextLook[] {
  try {
    localStorage.setItem(key, JSON.stringify(looks));
  } catch {
    // A browser that stores nothing keeps them as long as the panel is open.
  }
  return looks;
}
