import { resolutions } from '#contract/resolutions.ts';
import type { Engine } from '#engines/engine.ts';
import type { GenerateRequest } from '#engines/picture-requests.ts';
import type { ObjectStore } from '#server/platform/objects/objects.ts';
import { withoutTriggerWord } from '../styles/styles.ts';
import type { GenerationInput } from './input.ts';
import { readReferencePictures } from './reference-pictures.ts';

/** What an engine is asked for, with the references that it reads. */
export async function toEngineRequest(
  objects: ObjectStore,
  input: GenerationInput,
  engine: Engine,
): Promise<GenerateRequest> {
  const { width, height } = resolutions[input.aspectRatio];
  const { description, triggerWord, trainedBy, profile, ...style } = input.style;
  // Jobs from before several engines say nothing of who was taught: their only engine was.
  const isTaught = profile !== undefined && (trainedBy ?? engine.capabilities.id) === engine.capabilities.id;
  return {
    operation: 'generate',
    tool: input.tool,
    prompt: triggerWord === undefined ? input.prompt : withoutTriggerWord(input.prompt, triggerWord),
    style: {
      ...style,
      ...(isTaught && { profile }),
      // Engines that were not taught a style are told of it in words.
      ...(description !== undefined && { description }),
    },
    aspectRatio: input.aspectRatio,
    width,
    height,
    quality: input.quality,
    creativity: input.creativity,
    seed: input.seed,
    count: input.count,
    references: await readReferencePictures(objects, engine, input.references),
  };
}
