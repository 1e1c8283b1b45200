import type { Feature } from '#server/feature.ts';
import type { GenerationContext } from './context.ts';
import { registerGenerationRoutes } from './generation.ts';
import { workOnReferences } from './reference-files.ts';

export function generationFeature(context: GenerationContext): Feature {
  return {
    name: 'generation',
    routes: (api) => registerGenerationRoutes(api, context),
    jobs: () => workOnReferences(context),
  };
}
