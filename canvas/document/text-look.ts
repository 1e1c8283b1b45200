import * as z from 'zod';
import type { LayerFields } from './changes.ts';
import type { LayerOf } from './layer.ts';
import { effectSchema } from './paint.ts';
import { textFields } from './text.ts';

/** The fields that make the look of a text, apart from its words and place. Lengths are in font sizes. */
export const textLookSchema = z.object({
  font: textFields.font,
  fill: textFields.fill,
  outlines: textFields.outlines,
  isUppercase: textFields.isUppercase,
  isBold: textFields.isBold,
  isItalic: textFields.isItalic,
  letterSpacing: textFields.letterSpacing,
  lineHeight: textFields.lineHeight,
  box: textFields.box,
  effects: z.array(effectSchema).max(12),
  arc: textFields.arc,
});
export type TextLook = z.infer<typeof textLookSchema>;

/** A look's fields for text of a size: lengths follow the letters. */
export function fieldsOfLook(look: TextLook, fontSize: number): LayerFields {
  return sized(look, (length) => Math.round(length * fontSize * 10) / 10);
}

/** The look of a layer, with lengths as shares of its font size, so that it suits text of any size. */
export function lookOf(layer: LayerOf<'text'>): TextLook {
  // Parsing leaves out what is no part of a look.
  return sized(textLookSchema.parse(layer), (length) => length / layer.fontSize);
}

function sized(look: TextLook, size: (length: number) => number): TextLook {
  const { box } = look;
  return {
    ...look,
    outlines: look.outlines.map((outline) => ({ ...outline, width: size(outline.width) })),
    box: box && {
      ...box,
      paddingX: size(box.paddingX),
      paddingY: size(box.paddingY),
      rounding: size(box.rounding),
    },
    effects: look.effects.map((effect) => {
      if (effect.kind === 'outline') return { ...effect, width: size(effect.width) };
      if (effect.kind === 'glow') return { ...effect, blur: size(effect.blur) };
      return { ...effect, x: size(effect.x), y: size(effect.y), blur: size(effect.blur) };
    }),
  };
}
