import * as z from 'zod';
import type { EngineDesigns } from '#engines/designs.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Api, ApiContext } from '#server/platform/http/api.ts';
import { withDesignErrors } from './design-errors.ts';

type Small = Promise<Uint8Array<ArrayBuffer> | null>;

/** They are part of Adventure, the same for all users, and change only with a release. */
const cacheControl = 'public, max-age=604800';

const iconPath = '/api/designs/icons/{icon}/picture';
const scenePath = '/api/designs/scenes/{scene}/{mood}/picture';

/** Thumbnails of illustrations and backgrounds, for the grids to choose from. */
export function registerSmallPictures(api: Api, designs: () => EngineDesigns): void {
  api.document({
    path: iconPath,
    summary: 'A small illustration',
    signedIn: false,
    params: z.object({ icon: z.string() }),
    contentType: 'image/webp',
  });
  api.document({
    path: scenePath,
    summary: 'A small background',
    signedIn: false,
    params: z.object({ scene: z.string(), mood: z.string() }),
    contentType: 'image/webp',
  });
  api.hono.get('/api/designs/icons/:icon/picture', (context) =>
    answer(api, context, () => designs().iconPicture(context.req.param('icon'))),
  );
  api.hono.get('/api/designs/scenes/:scene/:mood/picture', (context) =>
    answer(api, context, () => designs().scenePicture(context.req.param('scene'), context.req.param('mood'))),
  );
}

async function answer(api: Api, context: ApiContext, draw: () => Small): Promise<Response> {
  api.admitToFile(context);
  const bytes = await withDesignErrors(draw());
  if (bytes === null) throw new AppError('not_found');
  return new Response(bytes, { headers: { 'Content-Type': 'image/webp', 'Cache-Control': cacheControl } });
}
