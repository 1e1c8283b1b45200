import { randomInt } from 'node:crypto';
import type { GenerateForm } from '#contract/generation.ts';
import { tools } from '#contract/tools.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { UploadedFile } from '#server/platform/http/call-context.ts';
import { readPicture } from '#server/platform/images/intake.ts';
import type { StartedJob } from '../jobs/jobs.ts';
import type { GenerationContext } from './context.ts';
import type { GenerationInput } from './input.ts';
import { hashRequest, readIdempotencyKey, readRequest } from './read-request.ts';
import { removeRefusedReference, storeReference } from './reference-files.ts';

export const generationKind = 'generation';

/**
 * Checks the request whole before anything is reserved or stored, then starts the job. A reference picture that was
 * stored for a job that was then refused is removed again.
 */
export async function startGeneration(
  context: GenerationContext,
  sent: {
    userId: string;
    form: GenerateForm;
    reference: UploadedFile | undefined;
    idempotencyKey: string | null;
    /** Aborted when the user goes away. */
    signal: AbortSignal;
  },
): Promise<StartedJob> {
  const { userId } = sent;
  if (!(await context.hasRoom())) {
    throw new AppError('storage_failed', {
      message: 'There is no room for more pictures at the moment. Try again later.',
    });
  }
  const request = readRequest(sent.form);
  const key = readIdempotencyKey(sent.idempotencyKey);
  await context.contentPolicy.check([request.prompt], sent.signal);
  const style = await context.styles.resolve(userId, request.tool, request.style);
  const reference = sent.reference && (await readPicture(sent.reference.path, sent));

  const jobId = context.newId();
  const referenceKey = reference ? await storeReference(context, { userId, jobId }, reference) : null;
  const { tool, prompt, aspectRatio, quality, creativity } = request;
  const seed = request.seed ?? randomInt(2 ** 32);
  const input: GenerationInput = {
    tool,
    prompt,
    style,
    aspectRatio,
    quality,
    creativity,
    seed,
    referenceKey,
  };
  try {
    const started = await context.jobs.start({
      userId,
      jobId,
      kind: generationKind,
      tool,
      engine: context.engines.forTool(tool).capabilities.id,
      cost: tools[tool].coins,
      input,
      idempotency:
        key === null
          ? null
          : { key, requestHash: hashRequest(request, sent.reference ? [sent.reference] : []) },
    });
    if (started.isReplay && referenceKey !== null) await context.objects.delete([referenceKey]);
    return started;
  } catch (error) {
    await removeRefusedReference(context, referenceKey, error);
    throw error;
  }
}
