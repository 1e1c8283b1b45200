import {
  createCollection as createCall,
  deleteCollection as deleteCall,
  getGalleryFacets,
  renameCollection as renameCall,
} from '#contract/gallery.ts';
import type { Api } from '#server/platform/http/api.ts';
import { changeOptions } from '../changes/change-routes.ts';
import type { GalleryContext } from '../context.ts';
import { listFacets } from '../pages/list-facets.ts';
import { createCollection, deleteCollection, renameCollection } from './collections.ts';

export function registerCollectionRoutes(api: Api, context: GalleryContext): void {
  api.handle(getGalleryFacets, ({ identity }) => listFacets(context, identity.userId));
  api.handle(createCall, changeOptions, async ({ identity, body }) => ({
    collection: await createCollection(context, identity.userId, body.name),
  }));
  api.handle(renameCall, changeOptions, async ({ identity, params, body }) => ({
    collection: await renameCollection(context, identity.userId, { ...params, ...body }),
  }));
  api.handle(deleteCall, changeOptions, ({ identity, params }) =>
    deleteCollection(context, identity.userId, params.id),
  );
}
