import { deleteImage } from '#contract/images.ts';
import { getJobStatus } from '#contract/jobs.ts';
import type { Api } from '#server/platform/http/api.ts';

/** The specification's alternative paths, each for one canonical call. Our own client uses none of them. */
export function registerAliases(api: Api): void {
  api.alias('get', '/api/images/status/{jobId}', getJobStatus);
  api.alias('delete', '/api/user/user-images/{id}', deleteImage);
  api.alias('delete', '/api/user/images/{id}', deleteImage);
  api.alias('delete', '/api/images/{id}', deleteImage);
  api.alias('delete', '/api/user/delete-image/{id}', deleteImage);
}
