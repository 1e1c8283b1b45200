import { Readable } from 'node:stream';
import * as z from 'zod';
import { megabyte } from '#contract/bytes.ts';
import {
  downloadQuerySchema,
  type ExportChoice,
  endingOf,
  fileBaseName,
  getExportSizes,
} from '#contract/image-exports.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Api } from '#server/platform/http/api.ts';
import { attachment } from '#server/platform/http/download-name.ts';
import { createResponseBuffer } from '#server/platform/http/response-buffer.ts';
import { validate } from '#server/platform/http/validate.ts';
import { mimeTypes } from '#server/platform/images/convert.ts';
import type { GalleryContext } from '../context.ts';
import {
  type Exportable,
  type ExportedImage,
  type ExportRequest,
  exportImage,
  findExportable,
} from './export-image.ts';
import { cacheExportSize, findExportSize, listExportSizes, sizeOfExport } from './export-sizes.ts';

/** A picture of 64 megapixels can have 250 MB as a PNG, and its reader may be slow. */
const heldLimits = { ofUser: 128 * megabyte, ofAll: 512 * megabyte };

/** Downloads of a picture, and their sizes. */
export function registerExportRoutes(api: Api, context: GalleryContext): void {
  const held = createResponseBuffer(heldLimits);
  api.handle(getExportSizes, { limit: 'exportSizes' }, async ({ identity, params, query, signal }) => ({
    sizes: await listExportSizes(context, { userId: identity.userId, ...params, ...query, signal }),
  }));

  api.document({
    path: '/api/images/{id}/download',
    summary: 'Download a picture; with `fit=2mb` as a JPEG of at most 2,000,000 bytes',
    signedIn: true,
    params: z.object({ id: z.uuid() }),
    query: downloadQuerySchema,
    contentType: 'image/*',
  });
  api.hono.get('/api/images/:id/download', async (request) => {
    const { userId } = await api.identify(request, 'download');
    const exportRequest = { choice: readChoice(request.req.query()), signal: request.req.raw.signal };
    const exportable = await findExportable(context, { userId, id: request.req.param('id') });
    const format = endingOf(exportRequest.choice);
    const headers = new Headers({
      'content-type': mimeTypes[format],
      'content-disposition': dispositionOf(exportable.row, format),
      'cache-control': 'private, no-store',
    });
    const has = (bytes: number) => headers.set('content-length', String(bytes));
    if (request.req.method === 'HEAD') {
      has((await sizeOfExport(context, exportable, exportRequest)).bytes);
      return new Response(null, { headers });
    }
    const { content, size } = await downloadImage(context, exportable, exportRequest);
    has(size.bytes);
    if (!(content instanceof Readable)) return held.answer(userId, content, { ...exportRequest, headers });
    // A body that the client has not started to read is not cancelled with its request.
    exportRequest.signal.addEventListener('abort', () => content.destroy(), { once: true });
    return new Response(Readable.toWeb(content) as ReadableStream<Uint8Array>, { headers });
  });
}

function dispositionOf({ id, name }: Exportable['row'], format: string): string {
  const file = `${fileBaseName({ id, name })}.${format}`;
  return name === null ? `attachment; filename="${file}"` : attachment(file);
}

/** Exports a picture for download. Throws like `exportImage`. */
async function downloadImage(
  context: GalleryContext,
  exportable: Exportable,
  exportRequest: ExportRequest,
): Promise<ExportedImage> {
  const known = findExportSize(exportable, exportRequest.choice);
  const fit = known && known.quality !== null ? { width: known.width, quality: known.quality } : undefined;
  const made = await exportImage(context, exportable, exportRequest, fit);
  cacheExportSize(exportable, made.size);
  return made;
}

/** Throws `unknown_format`. */
function readChoice(query: Record<string, string>): ExportChoice {
  const { format, fit } = validate(downloadQuerySchema, query, {
    format: 'unknown_format',
    fit: 'unknown_format',
  });
  const choice = format === 'jpeg' ? 'jpg' : format;
  if (fit === undefined) return choice;
  if (choice !== 'jpg') throw new AppError('unknown_format', { fields: { fit: 'is of a JPEG alone' } });
  return 'fit';
}
