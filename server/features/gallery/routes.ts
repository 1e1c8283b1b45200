import * as z from 'zod';
import {
  deleteImage as deleteCall,
  getImage as getCall,
  listImages as listCall,
  listRecentImages,
} from '#contract/images.ts';
import { pageLimits } from '#contract/limits.ts';
import type { Api } from '#server/platform/http/api.ts';
import { downloadFormats, mimeTypes } from '#server/platform/images/convert.ts';
import type { GalleryContext } from './context.ts';
import { deleteImage } from './delete-image.ts';
import { downloadImage } from './download-image.ts';
import { listImages } from './list-images.ts';
import { readImage } from './read-image.ts';

const formatSchema = z.enum(downloadFormats).catch('jpg');

export function registerRoutes(api: Api, context: GalleryContext): void {
  api.handle(listCall, ({ identity, query }) => listImages(context, identity.userId, query));

  api.handle(listRecentImages, async ({ identity }) => {
    const page = await listImages(context, identity.userId, { limit: pageLimits.maxLimit });
    return page.images;
  });

  api.handle(getCall, async ({ identity, params }) => ({
    success: true as const,
    image: await readImage(context, identity.userId, params.id),
  }));

  api.handle(deleteCall, async ({ identity, params }) => {
    await deleteImage(context, identity.userId, params.id);
    return { success: true as const };
  });

  api.document({
    path: '/api/images/{id}/download',
    summary: 'A picture as a file to keep',
    signedIn: true,
    params: z.object({ id: z.uuid() }),
    query: z.object({ format: z.enum(downloadFormats).optional() }),
    contentType: 'image/*',
  });
  api.hono.get('/api/images/:id/download', async (request) => {
    const { userId } = await api.identify(request, 'download');
    const format = formatSchema.parse(request.req.query('format'));
    const id = request.req.param('id');
    const { signal } = request.req.raw;
    const bytes = await downloadImage(context, { userId, id, format, signal });
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': mimeTypes[format],
        'Content-Disposition': `attachment; filename="adventure-${id}.${format}"`,
        'Cache-Control': 'private, no-store',
      },
    });
  });
}
