import * as z from 'zod';
import type { EngineDesigns } from '#engines/designs.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Api, ApiContext } from '#server/platform/http/api.ts';
import { withDesignErrors } from './design-errors.ts';

type Small = Promise<Uint8Array<ArrayBuffer> | null>;

/** They are part of Adventure, the same for all users, and change only with a release. */
const cacheControl = 'public, max-age=604800';

const iconPath = '/api/designs/icons/{icon}/picture';
const stickerPath = '/api/designs/icons/{icon}/sticker';
const fontPath = '/api/designs/fonts/{font}/{file}';
const scenePath = '/api/designs/scenes/{scene}/{mood}/picture';

/** Illustrations and backgrounds for the grids to choose from, and what the canvas editor draws with. */
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
  api.document({
    path: stickerPath,
    summary: 'A large illustration for the canvas editor',
    signedIn: false,
    params: z.object({ icon: z.string() }),
    contentType: 'image/webp',
  });
  api.document({
    path: fontPath,
    summary: 'A file of a display font',
    signedIn: false,
    params: z.object({ font: z.string(), file: z.string() }),
    contentType: 'font/woff2',
  });
  api.hono.get('/api/designs/icons/:icon/sticker', (context) =>
    answer(api, context, () => designs().stickerPicture(context.req.param('icon'))),
  );
  api.hono.get('/api/designs/fonts/:font/:file', (context) =>
    answer(
      api,
      context,
      async () => designs().fontFile(context.req.param('font'), Number(context.req.param('file'))),
      'font/woff2',
    ),
  );
  api.hono.get('/api/designs/icons/:icon/picture', (context) =>
    answer(api, context, () => designs().iconPicture(context.req.param('icon'))),
  );
  api.hono.get('/api/designs/scenes/:scene/:mood/picture', (context) =>
    answer(api, context, () => designs().scenePicture(context.req.param('scene'), context.req.param('mood'))),
  );
}

async function answer(
  api: Api,
  context: ApiContext,
  draw: () => Small,
  contentType = 'image/webp',
): Promise<Response> {
  api.admitToFile(context);
  const bytes = await withDesignErrors(draw());
  if (bytes === null) throw new AppError('not_found');
  return new Response(bytes, { headers: { 'Content-Type': contentType, 'Cache-Control': cacheControl } });
}
