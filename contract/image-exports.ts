import * as z from 'zod';
import { defineCall } from './call.ts';
import { emptyIsAbsent } from './form-fields.ts';

/**
 * Download formats, first what every destination accepts. `fit` is a JPEG of at most
 * `exportLimits.fitBytes`.
 */
export const exportChoices = ['fit', 'jpg', 'png', 'webp'] as const;
export type ExportChoice = (typeof exportChoices)[number];

export const exportLimits = {
  /**
   * The limit of many upload forms, YouTube's among them: its help says JPG, GIF or PNG below 2 MB, its API
   * accepts 2,097,152 bytes (`thumbnails.set`). 2,000,000 is below both readings of "2 MB".
   */
  fitBytes: 2_000_000,
} as const;

export const exportSizeSchema = z.object({
  choice: z.enum(exportChoices),
  /** Size of the file that the download returns. */
  bytes: z.int(),
  width: z.int(),
  height: z.int(),
  /** 1 to 100; null for lossless files: a PNG, or the stored file. */
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
  /** Limits the answer to one format: each takes a while for a very large picture. */
  query: z.object({ choice: z.enum(exportChoices).optional() }),
  response: z.object({ success: z.literal(true), sizes: z.array(exportSizeSchema) }),
});

/** Query parameters of a download. `jpeg` means `jpg`; `fit` applies to JPEG only. */
export const downloadQuerySchema = z.object({
  format: z.preprocess(emptyIsAbsent, z.enum(['jpg', 'jpeg', 'png', 'webp']).default('jpg')),
  fit: z.preprocess(emptyIsAbsent, z.literal('2mb').optional()),
});

/** The ending of a format's files. */
export function endingOf(choice: ExportChoice): Exclude<ExportChoice, 'fit'> {
  return choice === 'fit' ? 'jpg' : choice;
}

/** Returns the specification's name of a picture without one of its own. */
export function unnamed(id: string): string {
  return `adventure-${id}`;
}

/** Names that Windows keeps for devices, with any ending. */
const deviceNames = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * Returns the name of a picture's file without its ending: the user's name for it, without characters that
 * could leave a folder, hide an ending or be refused by a file system; without a name, `adventure-{id}`.
 */
export function fileBaseName({ id, name }: { id: string; name: string | null }): string {
  const clean = (name ?? '')
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}"%*/:<>?\\|]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
  const safe = deviceNames.test(clean) ? `_${clean}` : clean;
  return safe === '' ? unnamed(id) : safe;
}

/** Returns the path that downloads a picture as an attachment. */
export function downloadPath(id: string, choice: ExportChoice): string {
  const query = choice === 'fit' ? 'format=jpg&fit=2mb' : `format=${choice}`;
  return `/api/images/${encodeURIComponent(id)}/download?${query}`;
}
