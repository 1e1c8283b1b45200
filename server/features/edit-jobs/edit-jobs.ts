import { leftOfAttempts } from '../generation/generation.ts';
import type { EditJobsDeps } from './context.ts';
import { type EditInput, editInputSchema, editKind, filesOf } from './input.ts';
import { keepForRetry } from './job-files.ts';
import { deleteOlderFiles, retryEdit } from './retry-edit.ts';
import { runEdit } from './run-edit.ts';

export type { EditJobsDeps } from './context.ts';

/** Registers AI edits as a job kind. */
export function defineEdits(deps: EditJobsDeps): void {
  deps.jobs.define({
    name: editKind,
    input: editInputSchema,
    describe: ({ prompt, picture, versionOf }) => ({
      prompt,
      style: picture.style.name,
      settings: picture.settings,
      versionOf,
    }),
    run: (job) => runEdit(deps, job),
    retry: (request) => retryEdit(deps, request),
    filesOf: (input: EditInput) => filesOf(input),
    async discard({ userId, jobId, input, keepAttempt, mayBeRetried }) {
      const left = await leftOfAttempts(deps.objects, { userId, jobId, keepAttempt });
      if (mayBeRetried) {
        await keepForRetry(deps, filesOf(input));
        await deleteOlderFiles(deps, userId);
      } else if (keepAttempt === null) left.push(...filesOf(input));
      if (left.length > 0) await deps.objects.delete(left);
    },
  });
}
