import { createHash, randomInt } from 'node:crypto';
import type * as z from 'zod';
import { promptLimits } from '#contract/limits.ts';
import { upscaleTool } from '#contract/tools.ts';
import { type UpscaleSettings, upscaledSize } from '#contract/upscale.ts';
import type { startUpscale as call, upscaleFormSchema } from '#contract/upscale-calls.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Answer } from '#server/platform/http/api.ts';
import type { UploadedFile } from '#server/platform/http/call-context.ts';
import { readIdempotencyKey } from '#server/platform/http/idempotency-key.ts';
import { requireDiskSpace } from '#server/platform/http/require-disk-space.ts';
import { readText } from '../generation/generation.ts';
import type { StartedJob } from '../jobs/jobs.ts';
import type { UpscalingDeps } from './context.ts';
import { type UpscaleInput, upscaleKind } from './input.ts';
import { type ReadSource, readSource } from './read-source.ts';
import { readUpscale } from './read-upscales.ts';
import type { StoredSource } from './schema.ts';
import { keysOf, storeSource } from './source-files.ts';
import { insertUpscale } from './store.ts';

export interface SentUpscale {
  userId: string;
  form: z.infer<typeof upscaleFormSchema>;
  file: UploadedFile | undefined;
  idempotencyKey: string | null;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
}

/**
 * Checks the whole request before anything is reserved or stored, then starts the job. Removes the stored
 * files if the job is refused. Throws `storage_failed`, `idempotency_key_invalid`, `prompt_too_long`,
 * `prompt_invalid`, `content_policy`, what `readSource` throws, `engine_not_ready`, `insufficient_coins`,
 * `coins_not_accepted`, `too_many_jobs`, `idempotency_mismatch`.
 */
export async function startUpscale(deps: UpscalingDeps, sent: SentUpscale): Promise<Answer<typeof call>> {
  const { userId, file, signal } = sent;
  await requireDiskSpace(deps);
  const key = readIdempotencyKey(sent.idempotencyKey);
  const { sourceImageId, ...form } = sent.form;
  const settings: UpscaleSettings = { ...form, prompt: readPrompt(form.prompt) };
  if (settings.prompt !== '') await deps.contentPolicy.check([settings.prompt], signal);
  const [engine] = deps.engines.forPictures('upscale');
  if (!engine) throw new AppError('engine_not_ready');
  const { scaleFactor: factor, prompt } = settings;
  const read = await readSource(deps, { userId, file, imageId: sourceImageId, factor, prompt, signal });
  const started = await startUpscaleJob(deps, {
    userId,
    engine: engine.capabilities.id,
    settings,
    read,
    idempotency:
      key === null ? null : { key, requestHash: hashOf(settings, file?.sha256 ?? sourceImageId ?? '') },
  });
  const { jobId, coins, cost } = started;
  return { jobId, coins, cost, upscale: await readUpscale(deps, userId, jobId) };
}

/** May be empty; otherwise validated like a prompt. */
function readPrompt(text: string): string {
  const prompt = readText(text);
  if ([...prompt].length > promptLimits.maxCharacters) throw new AppError('prompt_too_long');
  return prompt;
}

interface GenerationToStart {
  userId: string;
  engine: string;
  settings: UpscaleSettings;
  read: ReadSource;
  idempotency: { key: string; requestHash: string } | null;
}

async function startUpscaleJob(
  deps: UpscalingDeps,
  { userId, engine, settings, read, idempotency }: GenerationToStart,
): Promise<StartedJob> {
  const { files, versionOf, stackId, picture } = read;
  const jobId = deps.newId();
  const source = await storeSource(deps, { userId, id: jobId }, files);
  const input: UpscaleInput = {
    source: { ...source, mimeType: files.whole.mimeType },
    versionOf,
    stackId,
    picture,
    settings,
    seed: randomInt(2 ** 32),
  };
  try {
    const started = await deps.jobs.start({
      userId,
      jobId,
      kind: upscaleKind,
      tool: upscaleTool,
      engine,
      freeEngine: deps.engines.unpaidFor('upscale')?.capabilities.id,
      cost: deps.jobs.priceOf(upscaleTool),
      input,
      idempotency,
      async check(tx) {
        await insertUpscale(tx, {
          ...recordOf(source, settings),
          userId,
          id: jobId,
          sourceImageId: versionOf,
        });
      },
    });
    if (started.isReplay) await deps.objects.delete(keysOf(source));
    return started;
  } catch (error) {
    // If it is unknown whether the job was started (the database failed during the commit), the files stay
    // until the check.
    if (error instanceof AppError) await deps.objects.delete(keysOf(source));
    throw error;
  }

  function recordOf(stored: StoredSource, { scaleFactor }: UpscaleSettings) {
    const after = upscaledSize(stored, scaleFactor);
    return {
      source: stored,
      afterWidth: after.width,
      afterHeight: after.height,
      settings,
      cost: deps.jobs.priceOf(upscaleTool),
      createdAt: deps.clock.now(),
    };
  }
}

function hashOf(settings: UpscaleSettings, source: string): string {
  const { scaleFactor, outputFormat, dynamic, creativity, resemblance, prompt } = settings;
  const parts = [upscaleKind, source, scaleFactor, outputFormat, dynamic, creativity, resemblance, prompt];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
