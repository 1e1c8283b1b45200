import { leftOfAttempts } from '../generation/generation.ts';
import type { UpscalingDeps } from './context.ts';
import { upscaleInputSchema, upscaleKind } from './input.ts';
import { runUpscale } from './run-upscale.ts';
import { keysOf } from './source-files.ts';
import { removeUpscale } from './store.ts';

export type { UpscalingDeps } from './context.ts';
export { followRemoved } from './delete-upscale.ts';

/** Registers upscales as a job kind. */
export function defineUpscaling(deps: UpscalingDeps): void {
  deps.jobs.define({
    name: upscaleKind,
    input: upscaleInputSchema,
    duration: 'minutes',
    describe: ({ picture, versionOf }) => ({
      prompt: picture.prompt,
      style: picture.style.name,
      settings: picture.settings,
      versionOf,
    }),
    run: (job) => runUpscale(deps, job),
    async withdraw(tx, { row }) {
      await removeUpscale(tx, row.userId, row.id);
    },
    async discard({ userId, jobId, input, keepAttempt }) {
      const left = await leftOfAttempts(deps.objects, { userId, jobId, keepAttempt });
      if (keepAttempt === null) left.push(...keysOf(input.source));
      if (left.length > 0) await deps.objects.delete(left);
    },
  });
}
