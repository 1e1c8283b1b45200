import { generate } from '#contract/generation.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { GenerationContext } from './context.ts';
import { generationInputSchema } from './input.ts';
import { objectKeys } from './object-keys.ts';
import { checkReferenceEntry } from './reference-files.ts';
import { runGeneration } from './run-generation.ts';
import { generationKind, startGeneration } from './start-generation.ts';

export type { GenerationContext } from './context.ts';
export { createEngines } from './engines.ts';
export { workOnReferences } from './reference-files.ts';

/** What generation enqueues, for a process that does not do it itself. */
export const generationEntries = [checkReferenceEntry] as const;

/** Teaches the jobs to make pictures. */
export function defineGeneration(context: GenerationContext): void {
  context.jobs.define({
    name: generationKind,
    input: generationInputSchema,
    describe: ({ prompt, style, aspectRatio, quality, creativity }) => ({
      prompt,
      style: style.name,
      aspectRatio,
      quality,
      creativity,
    }),
    run: (job) => runGeneration(context, job),
    async discard({ userId, jobId, input, keepAttempt }) {
      const kept = keepAttempt === null ? null : objectKeys.attempt(userId, jobId, keepAttempt);
      const keys = await context.objects.list(objectKeys.job(userId, jobId));
      const left = keys.filter((key) => kept === null || !key.startsWith(kept));
      if (keepAttempt === null && input.referenceKey !== null) left.push(input.referenceKey);
      if (left.length > 0) await context.objects.delete(left);
    },
  });
}

export function registerGenerationRoutes(api: Api, context: GenerationContext): void {
  api.handle(
    generate,
    async ({ identity, form, files, request, signal }) => {
      const started = await startGeneration(context, {
        userId: identity.userId,
        form,
        reference: files.image[0],
        idempotencyKey: request.headers.get('idempotency-key'),
        signal,
      });
      const { jobId, coins, cost } = started;
      return { success: true as const, jobId, coins, cost };
    },
    { limit: 'paidCall' },
  );
}
