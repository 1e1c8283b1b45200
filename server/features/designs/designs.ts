import { leftOfAttempts } from '../generation/generation.ts';
import type { VersionsDeps } from './context.ts';
import { runVersion } from './run-version.ts';
import { versionInputSchema } from './version-input.ts';
import { versionKind } from './versions-left.ts';

export { drawnFrom, findDesign } from './find-design.ts';

/** Registers the job kind that makes versions of designs. */
export function defineVersions(deps: VersionsDeps): void {
  deps.jobs.define({
    name: versionKind,
    input: versionInputSchema,
    describe: ({ prompt, style, settings, versionOf }) => ({
      prompt,
      style: style.name,
      settings,
      versionOf,
    }),
    run: (job) => runVersion(deps, job),
    filesOf: ({ references, ownsReferences }) => (ownsReferences ? references.map(({ key }) => key) : []),
    // References that are not its own belong to other pictures.
    async discard({ userId, jobId, input, keepAttempt }) {
      const left = await leftOfAttempts(deps.objects, { userId, jobId, keepAttempt });
      if (input.ownsReferences && keepAttempt === null) left.push(...input.references.map(({ key }) => key));
      if (left.length > 0) await deps.objects.delete(left);
    },
  });
}
