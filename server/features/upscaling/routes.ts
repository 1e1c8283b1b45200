import {
  deleteUpscale as deleteCall,
  getUpscaleStatus,
  listUpscales as listCall,
  saveUpscale as saveCall,
  startUpscale as startCall,
} from '#contract/upscale-calls.ts';
import { getUpscaleEngine } from '#contract/upscale-engine.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { UpscalingDeps } from './context.ts';
import { deleteUpscale } from './delete-upscale.ts';
import { readUpscaleEngine } from './read-upscale-engine.ts';
import { listUpscales, readUpscale, toStatus } from './read-upscales.ts';
import { saveUpscale } from './save-upscale.ts';
import { startUpscale } from './start-upscale.ts';

export function registerUpscaleRoutes(api: Api, deps: UpscalingDeps): void {
  api.handle(startCall, { limit: 'paidCall' }, ({ identity, form, files, request, signal }) =>
    startUpscale(deps, {
      userId: identity.userId,
      form,
      file: files.sourceImage[0],
      idempotencyKey: request.headers.get('idempotency-key'),
      signal,
    }),
  );

  api.handle(getUpscaleStatus, async ({ identity, params }) =>
    toStatus(await readUpscale(deps, identity.userId, params.id)),
  );

  api.handle(getUpscaleEngine, async () => ({ engine: readUpscaleEngine(deps.engines) }));

  api.handle(listCall, ({ identity, query }) => listUpscales(deps, identity.userId, query));

  api.handle(deleteCall, ({ identity, params }) => deleteUpscale(deps, identity.userId, params.id));

  api.handle(saveCall, { limit: 'saveUpscale' }, async ({ identity, body, request }) => ({
    upscale: await saveUpscale(deps, { userId: identity.userId, body, request }),
  }));

  // Registered before the gallery's calls, one of which would read the `upscale` of these paths as a
  // picture's id.
  api.alias('get', '/api/replicate/status/{id}', getUpscaleStatus);
  api.alias('get', '/api/upscale-history/user', listCall);
  api.alias('get', '/api/user-images/upscale', listCall);
  api.alias('get', '/api/images/upscale', listCall);
  api.alias('delete', '/api/user/upscale/{id}', deleteCall);
}
