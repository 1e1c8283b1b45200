import { createHash, randomInt } from 'node:crypto';
import { editStrength } from '#contract/edit-actions.ts';
import { type EditTool, imageEditTool, maskEditTool, tools } from '#contract/tools.ts';
import type { Engine } from '#engines/engine.ts';
import { AppError } from '#server/platform/app-error.ts';
import { readIdempotencyKey } from '#server/platform/http/idempotency-key.ts';
import { requireDiskSpace } from '#server/platform/http/require-disk-space.ts';
import { requireFeature } from '../accounts/accounts.ts';
import { readPrompt } from '../generation/generation.ts';
import type { StartedJob, StartJob } from '../jobs/jobs.ts';
import type { EditJobsDeps } from './context.ts';
import { enginesFor } from './edit-engines.ts';
import { type EditInput, editKind, filesOf } from './input.ts';
import { storeJobFiles } from './job-files.ts';
import { readMask } from './mask.ts';
import type { NamedPicture } from './pixel-text.ts';
import { describeResult, type EditSource, findSource } from './source.ts';

export interface SentEdit {
  userId: string;
  picture: NamedPicture | null;
  prompt: string;
  /** The path of an uploaded mask, or its bytes; null for an edit of the whole picture. */
  mask: string | Uint8Array | null;
  strength: number;
  documentId: string | null;
  idempotencyKey: string | null;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
}

/**
 * Checks the whole request before anything is reserved or stored, then starts the job. Removes the stored
 * files if the job is refused. Throws `premium_required`, `storage_failed`, `idempotency_key_invalid`,
 * `prompt_required`, `prompt_too_long`, `prompt_invalid`, `edit_changes_nothing`, `content_policy`, what
 * `findSource`, `readMask` and `enginesFor` throw, `insufficient_coins`, `coins_not_accepted`,
 * `too_many_jobs`, `idempotency_mismatch`.
 */
export async function startEdit(deps: EditJobsDeps, sent: SentEdit): Promise<StartedJob> {
  const { userId, signal, strength, documentId } = sent;
  const tool = sent.mask === null ? imageEditTool : maskEditTool;
  await requireEditor(deps, userId);
  await requireDiskSpace(deps);
  const key = readIdempotencyKey(sent.idempotencyKey);
  const prompt = readPrompt(sent.prompt, 'Please describe what you want to edit.');
  if (strength === editStrength.min) throw new AppError('edit_changes_nothing');
  await deps.contentPolicy.check([prompt], signal);
  const source = await findSource(deps, sent.picture, { userId, signal, documentId });
  const { width, height } = source.file;
  const mask = sent.mask === null ? null : await readMask(sent.mask, { width, height }, { userId, signal });
  const engines = await enginesFor(
    deps,
    tool,
    { prompt, size: { width, height }, hasMask: mask !== null, ...(mask && { maskShare: mask.share }) },
    signal,
  );
  return startEditJob(deps, {
    userId,
    tool,
    engines,
    source,
    mask: mask?.bytes ?? null,
    input: {
      tool,
      prompt,
      strength,
      documentId,
      versionOf: source.versionOf,
      stackId: source.stackId,
      picture: describeResult(source, { tool, prompt }),
      seed: randomInt(2 ** 32),
    },
    idempotency:
      key === null
        ? null
        : {
            key,
            requestHash: hashOf([tool, hashOfSource(source), hashOfBytes(mask?.bytes), prompt, strength]),
          },
  });
}

/** Throws `premium_required` unless the user's plan has the canvas editor. */
export async function requireEditor(
  { accounts }: Pick<EditJobsDeps, 'accounts'>,
  userId: string,
): Promise<void> {
  requireFeature(await accounts.planOf(userId), tools[imageEditTool].feature);
}

interface EditToStart {
  userId: string;
  tool: EditTool;
  /** Those that can do it, the first choice first. */
  engines: readonly [Engine, ...Engine[]];
  source: Pick<EditSource, 'file'>;
  mask: Uint8Array | null;
  input: Omit<EditInput, 'source' | 'maskKey'>;
  idempotency: StartJob['idempotency'];
}

/**
 * Stores the files of a validated edit, and starts its job. Removes them again if the job is refused or
 * exists already.
 */
export async function startEditJob(deps: EditJobsDeps, edit: EditToStart): Promise<StartedJob> {
  const { userId, tool, engines } = edit;
  const jobId = deps.newId();
  const files = await storeJobFiles(deps, { userId, jobId }, { source: edit.source.file, mask: edit.mask });
  const free = engines.find(({ capabilities }) => !deps.engines.isPaid(capabilities.id));
  try {
    const started = await deps.jobs.start({
      userId,
      jobId,
      kind: editKind,
      tool,
      engine: engines[0].capabilities.id,
      freeEngine: free?.capabilities.id,
      cost: deps.jobs.priceOf(tool),
      input: { ...edit.input, ...files } satisfies EditInput,
      idempotency: edit.idempotency,
    });
    if (started.isReplay) await deps.objects.delete(filesOf(files));
    return started;
  } catch (error) {
    // If it is unknown whether the job was started (the database failed during the commit), the files stay
    // until the check.
    if (error instanceof AppError) await deps.objects.delete(filesOf(files));
    throw error;
  }
}

function hashOfSource({ file: { from } }: EditSource): string {
  return from instanceof Uint8Array ? hashOfBytes(from) : from.key;
}

function hashOfBytes(bytes: Uint8Array | undefined): string {
  return bytes === undefined ? '' : createHash('sha256').update(bytes).digest('hex');
}

/** Identifies a request by its parts. */
export function hashOf(parts: readonly unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify([editKind, ...parts]))
    .digest('hex');
}
