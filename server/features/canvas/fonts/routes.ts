import { pipeline, Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import * as z from 'zod';
import {
  addCanvasFont,
  addCanvasTextLook,
  deleteCanvasFont,
  deleteCanvasTextLook,
  listCanvasFonts,
  listCanvasTextLooks,
  renameCanvasFont,
} from '#contract/canvas-fonts.ts';
import { canvasLimits } from '#contract/canvas-limits.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { CanvasContext } from '../context.ts';
import { selectFont, selectFonts, selectLooks, setFontName } from './font-store.ts';
import { deleteFont, keepFont, presentFont } from './fonts.ts';
import { deleteTextLook, keepTextLook } from './text-looks.ts';

/** How a font travels, the smaller first: some 40 % less, packed as fast as it is read. */
const encodings = [
  {
    name: /\bbr\b/,
    value: 'br',
    packer: () =>
      createBrotliCompress({
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 5,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
        },
      }),
  },
  { name: /\bgzip\b/, value: 'gzip', packer: () => createGzip() },
] as const;

type Admit = (identity: { userId: string }) => Promise<string>;

/** A user's own fonts and looks of text. */
export function registerFontRoutes(api: Api, context: CanvasContext, admit: Admit): void {
  const { database, objects } = context;
  const limit = 'canvasChange';

  api.handle(listCanvasFonts, async ({ identity }) => {
    const rows = await selectFonts(database.db, await admit(identity));
    return { fonts: rows.map(presentFont), quota: { used: rows.length, max: canvasLimits.fonts } };
  });

  api.handle(addCanvasFont, { limit: 'canvasAsset' }, async ({ identity, files, signal }) => {
    const userId = await admit(identity);
    const [file] = files.file;
    if (!file) throw new AppError('validation_failed', { fields: { file: 'Choose a font.' } });
    return { font: presentFont(await keepFont(context, { userId, signal }, file)) };
  });

  api.handle(renameCanvasFont, { limit }, async ({ identity, params, body }) => {
    const userId = await admit(identity);
    const row = await setFontName(database.db, { userId, id: params.id, name: body.name });
    if (row === null) throw new AppError('not_found');
    return { font: presentFont(row) };
  });

  api.handle(deleteCanvasFont, { limit }, async ({ identity, params }) => {
    await deleteFont(context, await admit(identity), params.id);
  });

  api.document({
    path: '/api/canvas/fonts/{id}/file',
    summary: "The file of one of the user's own fonts",
    signedIn: true,
    params: z.object({ id: z.uuid() }),
    contentType: 'font/*',
  });
  api.hono.get('/api/canvas/fonts/:id/file', async (request) => {
    const { userId } = await api.identify(request);
    const font = await selectFont(database.db, userId, request.req.param('id'));
    const content = font && (await objects.get(font.objectKey));
    if (content === null) throw new AppError('not_found');
    // Whole: any letter may be typed next. A browser keeps it for a year.
    const headers = new Headers({
      'content-type': content.contentType,
      'cache-control': 'private, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    const accepted = request.req.header('accept-encoding') ?? '';
    const encoding = font?.format === 'woff2' ? undefined : encodings.find(({ name }) => name.test(accepted));
    if (encoding) headers.set('content-encoding', encoding.value);
    else headers.set('content-length', String(content.bytes));
    const { stream } = content;
    // Either ends with the other; a fault of the file ends the answer.
    const sent = encoding ? pipeline(stream, encoding.packer(), () => {}) : stream;
    request.req.raw.signal.addEventListener('abort', () => sent.destroy(), { once: true });
    return new Response(Readable.toWeb(sent) as ReadableStream<Uint8Array>, { headers });
  });

  api.handle(listCanvasTextLooks, async ({ identity }) => {
    const rows = await selectLooks(database.db, await admit(identity));
    return { looks: rows.map(({ id, look }) => ({ id, look: { ...look } })) };
  });

  api.handle(addCanvasTextLook, { limit }, async ({ identity, body }) => {
    const { id, look } = await keepTextLook(context, await admit(identity), body.look);
    return { look: { id, look: { ...look } } };
  });

  api.handle(deleteCanvasTextLook, { limit }, async ({ identity, params }) => {
    await deleteTextLook(context, await admit(identity), params.id);
  });
}
