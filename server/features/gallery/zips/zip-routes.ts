import * as z from 'zod';
import { isoDate } from '#contract/durations.ts';
import { prepareZip as prepareCall } from '#contract/gallery.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Api } from '#server/platform/http/api.ts';
import { attachment } from '#server/platform/http/download-name.ts';
import { changeOptions } from '../changes/change-routes.ts';
import type { GalleryContext } from '../context.ts';
import { streamZip } from './zip-stream.ts';
import { findZip, prepareZip, zipPath } from './zips.ts';

export function registerZipRoutes(api: Api, context: GalleryContext): void {
  api.handle(prepareCall, changeOptions, ({ identity, body }) =>
    prepareZip(context, { userId: identity.userId, ...body }),
  );
  api.document({
    path: `${zipPath}/{id}`,
    summary: 'Pictures as one zip, at the prepared address',
    signedIn: true,
    params: z.object({ id: z.uuid() }),
    contentType: 'application/zip',
  });
  api.hono.get(`${zipPath}/:id`, async (request) => {
    const { userId } = await api.identify(request, 'galleryZip');
    const id = request.req.param('id');
    if (!z.uuid().safeParse(id).success) throw new AppError('not_found');
    const resolved = await findZip(context, { userId, id });
    const today = isoDate(context.clock.now());
    const headers = {
      'content-type': 'application/zip',
      'content-disposition': attachment(`adventure-${today}.zip`),
      'cache-control': 'private, no-store',
    };
    if (request.req.method === 'HEAD') return new Response(null, { headers });
    return new Response(await streamZip(context, resolved, request.req.raw.signal), { headers });
  });
}
