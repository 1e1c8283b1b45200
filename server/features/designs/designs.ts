import { leftOfAttempts } from '../generation/generation.ts';
import type { VersionsDeps } from './context.ts';
import { runVersion } from './run-version.ts';
import { versionInputSchema } from './version-input.ts';
import { versionKind } from './versions-left.ts';

/** Teaches the jobs to make versions of designs. */
export function defineVersions(deps: VersionsDeps): void {
  deps.jobs.define({
    name: versionKind,
    input: versionInputSchema,
    describe: ({ prompt, style, aspectRatio, quality, creativity, preset, versionOf }) => ({
      prompt,
      style: style.name,
      aspectRatio,
      quality,
      creativity,
      count: 1,
      preset,
      versionOf,
    }),
    run: (job) => runVersion(deps, job),
    // The references are those of other pictures.
    async discard({ userId, jobId, keepAttempt }) {
      const left = await leftOfAttempts(deps.objects, { userId, jobId, keepAttempt });
      if (left.length > 0) await deps.objects.delete(left);
    },
  });
}
