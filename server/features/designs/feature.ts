import type { Feature } from '#server/feature.ts';
import type { DesignsDeps } from './context.ts';
import { registerDesignRoutes } from './routes.ts';

export function designsFeature(deps: DesignsDeps): Feature {
  return { name: 'designs', routes: (api) => registerDesignRoutes(api, deps) };
}
