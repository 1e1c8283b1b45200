import { aiSdkBlueprints } from '#engines/ai-sdk/blueprints.ts';
import type { EngineBlueprint } from '#engines/blueprint.ts';
import { comfyUiBlueprint } from '#engines/comfyui/blueprint.ts';
import { falBlueprint } from '#engines/fal/blueprint.ts';
import { compatibleBlueprint, openAiBlueprint } from '#engines/openai/blueprint.ts';
import { replicateBlueprint } from '#engines/replicate/blueprint.ts';
import { webUiBlueprint } from '#engines/webui/blueprint.ts';

/**
 * The engines that an operator can connect, in the order of `docs/engines.md`: where no chain says otherwise they are asked
 * in this order, and the built-in one after them.
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
