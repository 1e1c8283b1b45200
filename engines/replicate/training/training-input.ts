import type { TrainStyleRequest } from '../../training.ts';
import type { InputValue } from '../models/mapping.ts';
import type { ModelName } from '../models/model-name.ts';
import type { Fields } from '../models/read-fields.ts';

/** As the FLUX trainer's page recommends for both styles and subjects. */
const usualSteps = 1_000;

/** How many steps a training takes, unless its trainer has another word for them. */
export function stepsOf(fixed: ModelName['fixed']): number {
  return Number(fixed.steps ?? usualSteps);
}

/**
 * What a trainer is asked for: as `ostris/flux-dev-lora-trainer` takes it, and of that what the trainer at hand takes where
 * it says so; `lora_type` is what other trainers ask instead of a beginning of captions.
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
