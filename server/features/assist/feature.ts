import type { Feature } from '#server/feature.ts';
import { registerAssistRoutes } from './assist.ts';
import type { AssistContext } from './context.ts';

export function assistFeature(context: AssistContext): Feature {
  return { name: 'assist', routes: (api) => registerAssistRoutes(api, context) };
}
