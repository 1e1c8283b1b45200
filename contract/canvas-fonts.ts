import * as z from 'zod';
import { defineCall } from './call.ts';
import { canvasLimits } from './canvas-limits.ts';
import { nameOf } from './names.ts';

/** A user's own fonts for the canvas editor, and kept looks of text. */

export const canvasFontFormats = ['ttf', 'otf', 'woff2'] as const;

export const canvasFontSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  format: z.enum(canvasFontFormats),
  bytes: z.int(),
  /** Whether its licence lets documents take it along as files. */
  isInFiles: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type CanvasFont = z.infer<typeof canvasFontSchema>;

const params = z.object({ id: z.uuid() });
const success = z.literal(true);
const oneFont = z.object({ success, font: canvasFontSchema });
const fontName = nameOf(canvasLimits.fontNameMaxCharacters);

export const listCanvasFonts = defineCall({
  method: 'get',
  path: '/api/canvas/fonts',
  summary: "The user's own fonts, by name",
  response: z.object({
    success,
    fonts: z.array(canvasFontSchema),
    quota: z.object({ used: z.int(), max: z.int() }),
  }),
});

export const addCanvasFont = defineCall({
  method: 'post',
  path: '/api/canvas/fonts',
  summary:
    'Keep a font (.ttf, .otf or .woff2) for the text of documents. It stays private. The same file again returns the first',
  form: z.object({}),
  files: { file: { max: 1 } },
  maxFileBytes: canvasLimits.fontBytes,
  response: oneFont,
});

export const renameCanvasFont = defineCall({
  method: 'patch',
  path: '/api/canvas/fonts/{id}',
  summary: 'Rename a font',
  params,
  body: z.strictObject({ name: fontName }),
  response: oneFont,
});

export const deleteCanvasFont = defineCall({
  method: 'delete',
  path: '/api/canvas/fonts/{id}',
  summary:
    'Delete a font. Text that has it is drawn in fonts of the product from then on. Repeating the call succeeds',
  params,
  response: z.object({ success }),
});

/** A look of text: the fields of a text layer that have one, with lengths as shares of the font size. */
export const canvasTextLookSchema = z.object({
  id: z.uuid(),
  look: z.record(z.string(), z.unknown()),
});

export const listCanvasTextLooks = defineCall({
  method: 'get',
  path: '/api/canvas/text-looks',
  summary: "The user's kept looks of text, newest first",
  response: z.object({ success, looks: z.array(canvasTextLookSchema) }),
});

export const addCanvasTextLook = defineCall({
  method: 'post',
  path: '/api/canvas/text-looks',
  summary: 'Keep a look of text',
  body: z.strictObject({ look: z.record(z.string(), z.unknown()) }),
  response: z.object({ success, look: canvasTextLookSchema }),
});

export const deleteCanvasTextLook = defineCall({
  method: 'delete',
  path: '/api/canvas/text-looks/{id}',
  summary: 'Delete a kept look. Repeating the call succeeds',
  params,
  response: z.object({ success }),
});
