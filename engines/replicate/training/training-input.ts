import type { TrainStyleRequest } from '../../training.ts';
import type { InputValue } from '../models/mapping.ts';
import type { ModelName } from '../models/model-name.ts';
import type { Fields } from '../models/read-fields.ts';

/** The recommendation of the FLUX trainer's page for both styles and subjects. */
const usualSteps = 1_000;

/** The number of steps of a training, unless its trainer has another name for them. */
export function stepsOf(fixed: ModelName['fixed']): number {
  return Number(fixed.steps ?? usualSteps);
}

/**
 * The inputs of a training, as `ostris/flux-dev-lora-trainer` takes them, reduced to those that the
 * trainer's description has. `lora_type` is what other trainers have instead of a caption prefix.
 */
export function trainingInput(
  { triggerWord, mode }: Pick<TrainStyleRequest, 'triggerWord' | 'mode'>,
  pictures: string,
  fields: Fields | null,
  fixed: ModelName['fixed'],
): Record<string, InputValue> {
  const usual: Record<string, InputValue> = {
    input_images: pictures,
    trigger_word: triggerWord,
    steps: usualSteps,
    autocaption: true,
    autocaption_prefix:
      mode === 'style' ? `In the style of ${triggerWord}, ` : `A picture of ${triggerWord}, `,
    ...(fields?.has('lora_type') && { lora_type: mode }),
  };
  const taken = Object.entries(usual).filter(([name]) => fields === null || fields.has(name));
  return { ...Object.fromEntries(taken), ...fixed };
}
