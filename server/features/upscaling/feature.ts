import type { Feature } from '#server/feature.ts';
import type { UpscalingDeps } from './context.ts';
import { upscaleData } from './personal-data.ts';
import { registerUpscaleRoutes } from './routes.ts';
import { workOnSources } from './source-files.ts';

export function upscalingFeature(deps: UpscalingDeps): Feature {
  return {
    name: 'upscaling',
    routes: (api) => registerUpscaleRoutes(api, deps),
    jobs: () => workOnSources(deps),
    personalData: upscaleData(deps.database),
  };
}
