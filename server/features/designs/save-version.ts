import { createHash } from 'node:crypto';
import type { saveDesignVersion as call, DesignChange } from '#contract/designs.ts';
import { readSettings } from '#contract/generation.ts';
import type { ChangedDesign } from '#engines/designs.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Answer } from '#server/platform/http/api.ts';
import { readIdempotencyKey } from '#server/platform/http/idempotency-key.ts';
import { requireDiskSpace } from '#server/platform/http/require-disk-space.ts';
import { removeRefusedReferences } from '../generation/generation.ts';
import type { StartedJob, StartJob } from '../jobs/jobs.ts';
import { checkChange } from './check-change.ts';
import type { DesignsDeps } from './context.ts';
import { withDesignErrors } from './design-errors.ts';
import { type Design, findDesign } from './find-design.ts';
import type { VersionInput } from './version-input.ts';
import { secondsUntilMidnight, versionKind, versionsLeft } from './versions-left.ts';
import { type DesignBefore, type OwnReferences, ownReferences, withFace } from './with-face.ts';

export interface SentVersion {
  userId: string;
  imageId: string;
  change: DesignChange;
  idempotencyKey: string | null;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
}

/**
 * Starts the job that draws a changed design as a new picture. Free. Throws like a preview, and
 * `design_version_limit_reached`, `too_many_jobs`, `idempotency_mismatch`, `storage_failed`.
 */
export async function saveVersion(
  deps: DesignsDeps,
  { userId, imageId, change, idempotencyKey, signal }: SentVersion,
): Promise<Answer<typeof call>> {
  const key = readIdempotencyKey(idempotencyKey);
  await requireDiskSpace(deps);
  const design = await findDesign(deps, userId, imageId);
  const checked = await checkChange(deps.contentPolicy, change, signal);
  const { face, ...rest } = checked;
  const before = await withDesignErrors(withFace(deps, design, { face }, { signal }));
  const changed = await withDesignErrors(design.designs.change(before.recipe, rest));
  const jobId = deps.newId();
  const own = await ownReferences(deps, { userId, jobId }, before);
  const stack = { userId, stackId: design.stackId };
  const started = await startOrRemove(deps, own, {
    userId,
    jobId,
    kind: versionKind,
    tool: design.tool,
    engine: design.engine.capabilities.id,
    cost: 0,
    input: { ...toInput(design, changed, before.warnings), ...own },
    idempotency: key === null ? null : { key, requestHash: hashOf(imageId, checked) },
    async check(tx) {
      if ((await versionsLeft(deps, tx, stack)) >= 0) return;
      throw new AppError('design_version_limit_reached', { retryAfterSeconds: secondsUntilMidnight(deps) });
    },
  });
  const left = await versionsLeft(deps, deps.database.db, stack);
  const { coins } = started;
  return { jobId: started.jobId, coins, cost: 0, versionsLeft: Math.max(0, left) };
}

/** Starts the job. Removes its own references if it is refused or exists already. */
async function startOrRemove(
  deps: DesignsDeps,
  own: OwnReferences | null,
  job: StartJob,
): Promise<StartedJob> {
  const keys = own?.references.map(({ key }) => key) ?? [];
  try {
    const started = await deps.jobs.start(job);
    if (started.isReplay && keys.length > 0) await deps.objects.delete(keys);
    return started;
  } catch (error) {
    await removeRefusedReferences(deps, keys, error);
    throw error;
  }
}

function toInput(
  { row, stackId }: Design,
  { recipe, style, warnings }: ChangedDesign,
  earlier: DesignBefore['warnings'],
): VersionInput {
  const { tool, prompt, references, referencesOf } = row;
  const settings = { ...readSettings(row.settings), count: 1 as const };
  return {
    versionOf: row.id,
    stackId,
    tool,
    prompt,
    originalPrompt: row.originalPrompt,
    enhancedPrompt: row.enhancedPrompt,
    style: style ?? { id: row.styleId, name: row.styleName },
    // A preset is a style, too: a chosen style replaces it.
    settings: style === null ? settings : { ...settings, preset: null },
    recipe,
    warnings: [...earlier, ...warnings],
    references,
    referencesOf,
    ownsReferences: false,
    base: row.baseKey === null ? null : { key: row.baseKey, engine: row.engine, madeBy: row.madeBy },
  };
}

function hashOf(imageId: string, change: DesignChange): string {
  const fields = Object.entries(change).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([versionKind, imageId, fields]))
    .digest('hex');
}
