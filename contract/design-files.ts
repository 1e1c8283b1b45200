import * as z from 'zod';
import { defineCall } from './call.ts';

/** The name of a font, a scene or another choice of a design. */
export const designName = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9 _.-]*$/, 'must be a name')
  .max(80);

/** A display font. Each file has some of its characters. */
export const designFontSchema = z.object({
  id: designName,
  /** `unicodeRange` as CSS writes it. */
  files: z.array(z.object({ unicodeRange: z.string() })),
});
export type DesignFont = z.infer<typeof designFontSchema>;

export const listDesignFonts = defineCall({
  method: 'get',
  path: '/api/designs/fonts',
  summary: 'The display fonts of designs, with their files',
  response: z.object({ success: z.literal(true), fonts: z.array(designFontSchema) }),
});

/** Previews of the choices, and fonts. They never change, so browsers cache them. */
export const designPicturePaths = {
  sticker: (id: string) => `/api/designs/icons/${encodeURIComponent(id)}/sticker`,
  font: (id: string, file: number) => `/api/designs/fonts/${encodeURIComponent(id)}/${file}`,
  icon: (id: string) => `/api/designs/icons/${encodeURIComponent(id)}/picture`,
  scene: (id: string, mood: string) =>
    `/api/designs/scenes/${encodeURIComponent(id)}/${encodeURIComponent(mood)}/picture`,
} as const;
