import {
  collectImages as collectCall,
  favoriteImages as favoriteCall,
  purgeImages as purgeCall,
  restoreImages as restoreCall,
  tagImages as tagCall,
  trashImages as trashCall,
} from '#contract/gallery.ts';
import type { Api, HandleOptions } from '#server/platform/http/api.ts';
import type { GalleryContext } from '../context.ts';
import { purgeImages, restoreImages, trashImages } from '../trash/trash.ts';
import { collectImages, favoriteImages, tagImages } from './label-images.ts';

export const changeOptions: HandleOptions = { limit: 'galleryChange' };
const options: HandleOptions = {
  ...changeOptions,
  fieldErrors: { 'selection.filter.q': readSearchIssue },
};

/** The code for an invalid search. */
export function readSearchIssue({ code }: { code?: string }): 'search_too_long' | 'validation_failed' {
  return code === 'too_big' ? 'search_too_long' : 'validation_failed';
}

/** Bulk changes of pictures. */
export function registerChangeRoutes(api: Api, context: GalleryContext): void {
  api.handle(trashCall, options, ({ identity, body }) => trashImages(context, { ...body, ...identity }));
  api.handle(restoreCall, options, ({ identity, body }) => restoreImages(context, { ...body, ...identity }));
  api.handle(purgeCall, options, ({ identity, body }) => purgeImages(context, { ...body, ...identity }));
  api.handle(favoriteCall, options, ({ identity, body }) =>
    favoriteImages(context, { ...body, ...identity }),
  );
  api.handle(tagCall, options, ({ identity, body }) => tagImages(context, { ...body, ...identity }));
  api.handle(collectCall, options, ({ identity, body }) => collectImages(context, { ...body, ...identity }));
}
