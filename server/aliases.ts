import { deleteImage } from '#contract/images.ts';
import { getJobStatus } from '#contract/jobs.ts';
import { deleteUpscale, getUpscaleStatus, listUpscales } from '#contract/upscale-calls.ts';
import type { Api } from '#server/platform/http/api.ts';

/**
 * The alternative paths that older clients call, each standing for a canonical call. Our own client uses none of
 * them.
 */
export function registerAliases(api: Api): void {
  api.alias('get', '/api/images/status/{jobId}', getJobStatus);
  api.alias('delete', '/api/user/user-images/{id}', deleteImage);
  api.alias('delete', '/api/user/images/{id}', deleteImage);
  api.alias('delete', '/api/images/{id}', deleteImage);
  api.alias('delete', '/api/user/delete-image/{id}', deleteImage);
}

/**
 * Those of upscales. They come before the gallery's calls, one of which would take the `upscale` of these paths for the id of
 * a picture.
 */
export function registerUpscaleAliases(api: Api): void {
  api.alias('get', '/api/replicate/status/{id}', getUpscaleStatus);
  api.alias('get', '/api/upscale-history/user', listUpscales);
  api.alias('get', '/api/user-images/upscale', listUpscales);
  api.alias('get', '/api/images/upscale', listUpscales);
  api.alias('delete', '/api/user/upscale/{id}', deleteUpscale);
}
