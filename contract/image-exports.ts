import * as z from 'zod';
import { defineCall } from './call.ts';
import { emptyIsAbsent } from './form-fields.ts';

/** What a picture can be downloaded as. `fit` is a JPEG that is no larger than `exportLimits.fitBytes`. */
export const exportChoices = ['png', 'jpg', 'webp', 'fit'] as const;
export type ExportChoice = (typeof exportChoices)[number];

export const exportLimits = {
  /**
   * The limit of many uploaders, among them YouTube: its help says that a thumbnail is a JPG, GIF or PNG
   * below 2 MB, its API takes 2,097,152 bytes (`thumbnails.set`). 2,000,000 is below both readings of "2 MB".
   */
  fitBytes: 2_000_000,
} as const;

export const exportSizeSchema = z.object({
  choice: z.enum(exportChoices),
  /** Of the file exactly as the download answers it. */
  bytes: z.int(),
  width: z.int(),
  height: z.int(),
  /** 1 to 100; null where nothing is lost: a PNG, or the file as it is kept. */
  quality: z.int().nullable(),
  /** Whether it is the stored file, not re-encoded. */
  isOriginal: z.boolean(),
});
export type ExportSize = z.infer<typeof exportSizeSchema>;

export const getExportSizes = defineCall({
  method: 'get',
  path: '/api/user-images/{id}/export-sizes',
  summary: 'The size and quality of a picture in each download format',
  params: z.object({ id: z.uuid() }),
  /** One of them alone: a very large picture takes a while for each. */
  query: z.object({ choice: z.enum(exportChoices).optional() }),
  response: z.object({ success: z.literal(true), sizes: z.array(exportSizeSchema) }),
});

/** What a download's address may ask for. `jpeg` is as `jpg`; `fit` is of a JPEG alone. */
export const downloadQuerySchema = z.object({
  format: z.preprocess(emptyIsAbsent, z.enum(['jpg', 'jpeg', 'png', 'webp']).default('jpg')),
  fit: z.preprocess(emptyIsAbsent, z.literal('2mb').optional()),
});

/** Where the server answers a picture as an attachment. */
export function downloadPath(id: string, choice: ExportChoice): string {
  const query = choice === 'fit' ? 'format=jpg&fit=2mb' : `format=${choice}`;
  return `/api/images/${encodeURIComponent(id)}/download?${query}`;
}
