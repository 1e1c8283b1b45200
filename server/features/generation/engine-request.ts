import type { Wording } from '#contract/generation.ts';
import { resolutions } from '#contract/resolutions.ts';
import type { Engine } from '#engines/engine.ts';
import type { GenerateRequest } from '#engines/picture-requests.ts';
import type { ObjectStore } from '#server/platform/objects/objects.ts';
import { withoutTriggerWord } from '../styles/styles.ts';
import { type GenerationInput, sentReferences } from './input.ts';
import { readReferencePictures } from './reference-pictures.ts';

/** Builds an engine's request, with the references that it reads. `words`: who sets them. */
export async function toEngineRequest(
  objects: ObjectStore,
  input: GenerationInput,
  engine: Engine,
  words: Wording,
): Promise<GenerateRequest> {
  const references = await readReferencePictures(objects, engine, sentReferences(input));
  return { ...describeRequest(input, engine, words), references };
}

/** The same without the references. */
export function describeRequest(
  input: GenerationInput,
  engine: Engine,
  words: Wording,
): Omit<GenerateRequest, 'references'> {
  const { width, height } = resolutions[input.settings.aspectRatio];
  const { description, triggerWord, trainedBy, profile, ...style } = input.style;
  // Jobs from before several engines have no `trainedBy`: their only engine trained the style.
  const hasProfile =
    profile !== undefined && (trainedBy ?? engine.capabilities.id) === engine.capabilities.id;
  return {
    operation: 'generate',
    tool: input.tool,
    prompt: triggerWord === undefined ? input.prompt : withoutTriggerWord(input.prompt, triggerWord),
    style: {
      ...style,
      ...(hasProfile && { profile }),
      // Engines without the trained style get its description.
      ...(description !== undefined && { description }),
    },
    settings: { ...input.settings, seed: input.seed, words },
    width,
    height,
    ...(input.earlier > 0 && { earlier: input.earlier }),
    ...(input.referenceDescription !== null && { referenceDescription: input.referenceDescription }),
  };
}
