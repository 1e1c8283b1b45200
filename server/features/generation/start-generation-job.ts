import { randomInt } from 'node:crypto';
import type { ReferenceSettings } from '#contract/references.ts';
import type { Engine } from '#engines/engine.ts';
import type { StartedJob, StartJob } from '../jobs/jobs.ts';
import type { GenerationContext } from './context.ts';
import type { GenerationInput } from './input.ts';
import { type ReferenceFile, removeRefusedReferences, storeReferences } from './reference-files.ts';

export const generationKind = 'generation';

interface GenerationToStart {
  userId: string;
  engine: Engine;
  /** The reference pictures; the input says how each is used. */
  pictures: readonly ReferenceFile[];
  input: Omit<GenerationInput, 'references'> & { references: readonly ReferenceSettings[] };
  idempotency: StartJob['idempotency'];
}

export function newSeed(): number {
  return randomInt(2 ** 32);
}

/**
 * Stores the reference pictures of a validated request, and starts its job. Removes them again if the job is
 * refused or exists already.
 */
export async function startGenerationJob(
  context: GenerationContext,
  request: GenerationToStart,
): Promise<StartedJob> {
  const { userId, engine, pictures, input } = request;
  const jobId = context.newId();
  const keys = await storeReferences(context, { userId, jobId }, pictures);
  const references = input.references.map((settings, at) => ({ ...settings, key: keys[at] ?? '' }));
  try {
    const started = await context.jobs.start({
      userId,
      jobId,
      kind: generationKind,
      tool: input.tool,
      engine: engine.capabilities.id,
      freeEngine: context.engines.unpaidFor(input.tool)?.capabilities.id,
      cost: context.jobs.priceOf(input.tool, input.settings.count),
      input: { ...input, references } satisfies GenerationInput,
      idempotency: request.idempotency,
    });
    if (started.isReplay && keys.length > 0) await context.objects.delete(keys);
    return started;
  } catch (error) {
    await removeRefusedReferences(context, keys, error);
    throw error;
  }
}
