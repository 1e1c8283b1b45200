import { getDrawnTools } from '#contract/drawn-tools.ts';
import { generate, generateThumbnail, getJobInputs } from '#contract/generation-calls.ts';
import { jobLimits } from '#contract/limits.ts';
import { generateTools } from '#contract/tools.ts';
import type { Api } from '#server/platform/http/api.ts';
import { createUserLimiter } from '#server/platform/user-limiter.ts';
import { requireFeature } from '../accounts/accounts.ts';
import type { StartedJob } from '../jobs/jobs.ts';
import type { GenerationContext } from './context.ts';
import { generationInputSchema } from './input.ts';
import { leftOfAttempts } from './object-keys.ts';
import { readRequest, readThumbnailRequest } from './read-request.ts';
import { keepForRetry } from './reference-files.ts';
import { deleteOlderReferences, readJobInputs, retryGeneration } from './retry-generation.ts';
import { runGeneration } from './run-generation.ts';
import { filesOfKept, keepShown } from './shown-picture.ts';
import { startGeneration } from './start-generation.ts';
import { generationKind } from './start-generation-job.ts';

export type { GenerationContext } from './context.ts';
export { leftOfAttempts } from './object-keys.ts';
export { readPrompt, readText } from './read-request.ts';
export { readStoredReferences, removeRefusedReferences, storeReferences } from './reference-files.ts';
export { readReferencePictures } from './reference-pictures.ts';
export { storePicture } from './store-picture.ts';

/**
 * One user's retries start one after another: each holds all of its references, up to 80 MB, while it copies
 * them, without an upload that would slow it down. No more may wait than may be unfinished.
 */
const retriesOfUsers = { concurrency: 1, maxWaiting: jobLimits.maxActivePerUser };

/** Registers generations as a job kind. */
export function defineGeneration(context: GenerationContext): void {
  const retries = createUserLimiter(retriesOfUsers);
  context.jobs.define({
    name: generationKind,
    input: generationInputSchema,
    describe: ({ prompt, style, settings }) => ({ prompt, style: style.name, settings, versionOf: null }),
    run: (job) => runGeneration(context, job),
    retry: (request) => retries.run(request, () => retryGeneration(context, request)),
    filesOf: ({ references }) => references.map(({ key }) => key),
    keepShown: (tx, job) => keepShown(context, tx, job),
    async discard({ userId, jobId, input, keepAttempt, kept, mayBeRetried }) {
      const keptKeys = kept && filesOfKept(kept);
      const left = await leftOfAttempts(context.objects, { userId, jobId, keepAttempt, keptKeys });
      const keys = input.references.map(({ key }) => key);
      if (mayBeRetried) {
        await keepForRetry(context, { userId, jobId, keys });
        await deleteOlderReferences(context, userId);
      }
      if (!mayBeRetried && keepAttempt === null) left.push(...keys);
      if (left.length > 0) await context.objects.delete(left);
    },
  });
}

const answer = ({ jobId, coins, cost }: StartedJob) => ({ jobId, coins, cost });

export function registerGenerationRoutes(api: Api, context: GenerationContext): void {
  api.handle(
    generate,
    {
      limit: 'paidCall',
      fieldErrors: { variant: 'unknown_variant', aspectRatio: 'unknown_aspect_ratio' },
    },
    async ({ identity, form, files, request, signal }) =>
      answer(
        await startGeneration(context, {
          userId: identity.userId,
          request: readRequest(form, { photos: files.photo.length, references: files.image.length }),
          files: [...files.photo, ...files.image],
          idempotencyKey: request.headers.get('idempotency-key'),
          signal,
        }),
      ),
  );
  api.handle(generateThumbnail, { limit: 'paidCall' }, async ({ identity, form, files, request, signal }) => {
    requireFeature(await context.accounts.planOf(identity.userId), 'thumbnailsV2');
    return answer(
      await startGeneration(context, {
        userId: identity.userId,
        request: readThumbnailRequest(form, {
          photos: files.photo.length,
          references: files.images.length,
        }),
        files: [...files.photo, ...files.images],
        idempotencyKey: request.headers.get('idempotency-key'),
        signal,
      }),
    );
  });
  api.handle(getDrawnTools, async () => ({
    tools: generateTools.filter((tool) => !context.engines.forTool(tool)[0].capabilities.isModel),
  }));
  api.handle(getJobInputs, async ({ identity, params }) => ({
    press: await readJobInputs(context, identity.userId, params.jobId),
  }));
}
