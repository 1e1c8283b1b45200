import { aiSdkBlueprints } from '#engines/ai-sdk/blueprints.ts';
import type { EngineBlueprint } from '#engines/blueprint.ts';
import { comfyUiBlueprint } from '#engines/comfyui/blueprint.ts';
import { falBlueprint } from '#engines/fal/blueprint.ts';
import { compatibleBlueprint, openAiBlueprint } from '#engines/openai/blueprint.ts';
import { replicateBlueprint } from '#engines/replicate/blueprint.ts';
import { webUiBlueprint } from '#engines/webui/blueprint.ts';

/**
 * The engines that an operator can connect, in the order of `docs/engines.md`: the default order of a chain,
 * with the built-in engine last.
 */
export const engineBlueprints: readonly EngineBlueprint[] = [
  openAiBlueprint,
  compatibleBlueprint,
  replicateBlueprint,
  falBlueprint,
  ...aiSdkBlueprints,
  comfyUiBlueprint,
  webUiBlueprint,
];
