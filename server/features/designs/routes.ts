import * as z from 'zod';
import { megabyte } from '#contract/bytes.ts';
import { listDesignFonts } from '#contract/design-files.ts';
import {
  drawingQuerySchema,
  drawnSize,
  getDesign,
  previewDesign as previewCall,
  saveDesignVersion,
  searchDesignIcons,
} from '#contract/designs.ts';
import { fileBaseName } from '#contract/image-exports.ts';
import type { EngineDesigns } from '#engines/designs.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Api } from '#server/platform/http/api.ts';
import { attachment } from '#server/platform/http/download-name.ts';
import { createResponseBuffer } from '#server/platform/http/response-buffer.ts';
import { validate } from '#server/platform/http/validate.ts';
import { mimeTypes } from '#server/platform/images/convert.ts';
import type { DesignsDeps } from './context.ts';
import { withDesignErrors } from './design-errors.ts';
import { findDesign } from './find-design.ts';
import { previewDesign, warmUpPreview } from './preview-design.ts';
import { PreviewScheduler } from './preview-scheduler.ts';
import { createDrawer } from './redraw.ts';
import { saveVersion } from './save-version.ts';
import { registerSmallPictures } from './small-pictures.ts';
import { versionsLeft } from './versions-left.ts';

export function registerDesignRoutes(api: Api, deps: DesignsDeps): void {
  const previews = new PreviewScheduler();

  api.handle(getDesign, async ({ identity: { userId }, params }) => {
    const design = await findDesign(deps, userId, params.id);
    const { row, tool, designs, stackId } = design;
    const offer = await withDesignErrors(designs.offer(row.recipe, tool));
    warmUpPreview({ ...deps, previews }, userId, design);
    const left = await versionsLeft(deps, deps.database.db, { userId, stackId });
    const { width, height } = row;
    return { offer, width, height, versionsLeft: Math.max(0, left) };
  });

  api.handle(previewCall, { limit: 'designPreview' }, ({ identity, params, body, signal }) =>
    previewDesign({ ...deps, previews }, { userId: identity.userId, imageId: params.id, ...body, signal }),
  );

  api.handle(saveDesignVersion, { limit: 'paidCall' }, ({ identity, params, body, request, signal }) =>
    saveVersion(deps, {
      userId: identity.userId,
      imageId: params.id,
      change: body.change,
      idempotencyKey: request.headers.get('idempotency-key'),
      signal,
    }),
  );

  api.handle(searchDesignIcons, async ({ query, setHeader }) => {
    const icons = await withDesignErrors(anyDesigns(deps).searchIcons(query.q, query.language));
    setHeader('cache-control', 'private, max-age=3600');
    return { icons };
  });

  api.handle(listDesignFonts, async ({ setHeader }) => {
    setHeader('cache-control', 'private, max-age=86400');
    return { fonts: [...anyDesigns(deps).fonts()] };
  });

  registerSmallPictures(api, () => anyDesigns(deps));
  registerDrawing(api, createDrawer(deps));
}

/** A large PNG can have 20 MB, and its reader may be slow. */
const heldLimits = { ofUser: 64 * megabyte, ofAll: 256 * megabyte };

function registerDrawing(api: Api, draw: ReturnType<typeof createDrawer>): void {
  const held = createResponseBuffer(heldLimits);
  api.document({
    path: '/api/user-images/{id}/design/drawing',
    summary:
      'Download a design, drawn again from its recipe, at 1920×1080 or 3840×2160 in 16:9; other shapes have the same shorter side. Free, up to a daily limit',
    signedIn: true,
    params: z.object({ id: z.uuid() }),
    query: drawingQuerySchema,
    contentType: 'image/*',
  });
  api.hono.get('/api/user-images/:id/design/drawing', async (request) => {
    const { userId } = await api.identify(request, 'designDrawing');
    const query = validate(drawingQuerySchema, request.req.query(), { format: 'unknown_format' });
    const id = z.uuid().safeParse(request.req.param('id'));
    if (!id.success) throw new AppError('not_found');
    const { signal } = request.req.raw;
    const { row, content } = await draw({ ...query, userId, imageId: id.data, signal });
    const { width, height } = drawnSize(row, query.side);
    const headers = new Headers({
      'content-type': mimeTypes[query.format],
      'content-disposition': attachment(`${fileBaseName(row)}-${width}x${height}.${query.format}`),
      'content-length': String(content.length),
      'cache-control': 'private, no-store',
    });
    return held.answer(userId, content, { headers, signal });
  });
}

/** The choices are the same for every design of the engine. */
function anyDesigns({ engines }: DesignsDeps): EngineDesigns {
  const designs = engines.forOperation('designs')[0]?.designs;
  if (designs === undefined) throw new AppError('not_found');
  return designs;
}
