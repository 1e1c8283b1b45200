import {
  deleteImage as deleteCall,
  getImage as getCall,
  listImages as listCall,
  listRecentImages,
  renameImage as renameCall,
} from '#contract/images.ts';
import { pageLimits } from '#contract/limits.ts';
import type { Api } from '#server/platform/http/api.ts';
import { changeOptions, readSearchIssue } from './changes/change-routes.ts';
import { renameImage } from './changes/label-images.ts';
import type { GalleryContext } from './context.ts';
import { listImages } from './pages/list-images.ts';
import { registerOwnAddressRoutes } from './pictures/own-address-routes.ts';
import { readImage } from './pictures/read-image.ts';
import { trashImages } from './trash/trash.ts';

export function registerRoutes(api: Api, context: GalleryContext): void {
  registerOwnAddressRoutes(api, context);

  api.handle(
    listCall,
    {
      fieldErrors: { q: readSearchIssue },
    },
    ({ identity, query }) => listImages(context, identity.userId, query),
  );

  api.handle(listRecentImages, async ({ identity }) => {
    const page = await listImages(context, identity.userId, { limit: pageLimits.maxLimit });
    return page.images;
  });

  api.handle(getCall, async ({ identity, params }) => ({
    image: await readImage(context, identity.userId, params.id),
  }));

  api.handle(renameCall, changeOptions, async ({ identity, params, body }) => ({
    image: await renameImage(context, { userId: identity.userId, ...params, ...body }),
  }));

  api.handle(deleteCall, async ({ identity, params }) => {
    const selection = { ids: [params.id] };
    await trashImages(context, { userId: identity.userId, selection, withVersions: false });
  });
}
