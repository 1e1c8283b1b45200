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
import { withDesignErrors } from './design-errors.ts';
import { findDesign } from './find-design.ts';
import { previewDesign, warmUpPreview } from './preview-design.ts';
import { PreviewScheduler } from './preview-scheduler.ts';
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

  registerSmallPictures(api, () => anyDesigns(deps));
}

/** The choices are the same for every design of the engine. */
function anyDesigns({ engines }: DesignsDeps): EngineDesigns {
  const designs = engines.forOperation('designs')[0]?.designs;
  if (designs === undefined) throw new AppError('not_found');
  return designs;
}
