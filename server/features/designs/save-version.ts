import { createHash } from 'node:crypto';
import type * as z from 'zod';
import type { saveDesignVersion as call, DesignChange } from '#contract/designs.ts';
import type { ChangedDesign } from '#engines/designs.ts';
import { AppError } from '#server/platform/app-error.ts';
import { readIdempotencyKey } from '#server/platform/http/idempotency-key.ts';
import { requireDiskSpace } from '#server/platform/http/require-disk-space.ts';
import { checkChange } from './check-change.ts';
import type { DesignsDeps } from './context.ts';
import { explained } from './explain.ts';
import { type Design, findDesign } from './find-design.ts';
import type { VersionInput } from './version-input.ts';
import { secondsOfDayLeft, versionKind, versionsLeft } from './versions-left.ts';

export interface SentVersion {
  userId: string;
  imageId: string;
  change: DesignChange;
  idempotencyKey: string | null;
  /** Aborted when the user goes away. */
  signal: AbortSignal;
}

/**
 * Starts the job that draws a changed design as a picture of its own. It costs nothing. Throws as a preview does, and
 * `design_versions_used_up`, `too_many_jobs`, `idempotency_mismatch`, `storage_failed`.
 */
export async function saveVersion(
  deps: DesignsDeps,
  { userId, imageId, change, idempotencyKey, signal }: SentVersion,
): Promise<z.infer<(typeof call)['response']>> {
  const key = readIdempotencyKey(idempotencyKey);
  await requireDiskSpace(deps);
  const design = await findDesign(deps, userId, imageId);
  const checked = await checkChange(deps.contentPolicy, change, signal);
  const changed = await explained(design.designs.change(design.row.recipe, checked));
  const stack = { userId, stackId: design.stackId };
  const started = await deps.jobs.start({
    userId,
    jobId: deps.newId(),
    kind: versionKind,
    tool: design.tool,
    engine: design.engine.capabilities.id,
    cost: 0,
    input: toInput(design, changed),
    idempotency: key === null ? null : { key, requestHash: hashOf(imageId, checked) },
    async check(tx) {
      if ((await versionsLeft(deps, tx, stack)) >= 0) return;
      throw new AppError('design_versions_used_up', { retryAfterSeconds: secondsOfDayLeft(deps) });
    },
  });
  const left = await versionsLeft(deps, deps.database.db, stack);
  const { jobId, coins } = started;
  return { success: true, jobId, coins, cost: 0, versionsLeft: Math.max(0, left) };
}

function toInput({ row, stackId }: Design, { recipe, style, warnings }: ChangedDesign): VersionInput {
  const { tool, prompt, aspectRatio, quality, creativity, references, referencesOf } = row;
  return {
    versionOf: row.id,
    stackId,
    tool,
    prompt,
    originalPrompt: row.originalPrompt,
    enhancedPrompt: row.enhancedPrompt,
    style: style ?? { id: row.styleId, name: row.styleName },
    aspectRatio,
    quality,
    creativity,
    // A preset is a style, too: another one takes its place.
    preset: style === null ? row.preset : null,
    recipe,
    warnings: [...warnings],
    references,
    referencesOf,
  };
}

function hashOf(imageId: string, change: DesignChange): string {
  const fields = Object.entries(change).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([versionKind, imageId, fields]))
    .digest('hex');
}
