import {
  getDesign,
  previewDesign as previewCall,
  saveDesignVersion,
  searchDesignIcons,
} from '#contract/designs.ts';
import type { EngineDesigns } from '#engines/designs.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { DesignsDeps } from './context.ts';
import { explained } from './explain.ts';
import { findDesign } from './find-design.ts';
import { makeReady } from './make-ready.ts';
import { NewestPreviews } from './newest-previews.ts';
import { previewDesign } from './preview-design.ts';
import { saveVersion } from './save-version.ts';
import { registerSmallPictures } from './small-pictures.ts';
import { versionsLeft } from './versions-left.ts';

export function registerDesignRoutes(api: Api, deps: DesignsDeps): void {
  const newest = new NewestPreviews();

  api.handle(getDesign, async ({ identity: { userId }, params }) => {
    const design = await findDesign(deps, userId, params.id);
    const { row, tool, designs, stackId } = design;
    const offer = await explained(designs.offer(row.recipe, tool));
    makeReady({ ...deps, newest }, userId, design);
    const left = await versionsLeft(deps, deps.database.db, { userId, stackId });
    const { width, height } = row;
    return { success: true as const, offer, width, height, versionsLeft: Math.max(0, left) };
  });

  api.handle(
    previewCall,
    ({ identity, params, body, signal }) =>
      previewDesign({ ...deps, newest }, { userId: identity.userId, imageId: params.id, ...body, signal }),
    { limit: 'designPreview' },
  );

  api.handle(
    saveDesignVersion,
    ({ identity, params, body, request, signal }) =>
      saveVersion(deps, {
        userId: identity.userId,
        imageId: params.id,
        change: body.change,
        idempotencyKey: request.headers.get('idempotency-key'),
        signal,
      }),
    { limit: 'paidCall' },
  );

  api.handle(searchDesignIcons, async ({ query, setHeader }) => {
    const icons = await explained(anyDesigns(deps).searchIcons(query.q, query.language));
    setHeader('cache-control', 'private, max-age=3600');
    return { success: true as const, icons };
  });

  registerSmallPictures(api, () => anyDesigns(deps));
}

/** What can be chosen from is the same for every design of the engine that has them. */
function anyDesigns({ engines }: DesignsDeps): EngineDesigns {
  const designs = engines.forOperation('designs')[0]?.designs;
  if (designs === undefined) throw new AppError('not_found');
  return designs;
}
