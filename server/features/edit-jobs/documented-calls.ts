import type * as z from 'zod';
import { hourMs } from '#contract/durations.ts';
import { editWithFal, generateEdit, pixelTextLimits, uploadTemp } from '#contract/edit-calls.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import { AppError, toAppError } from '#server/platform/app-error.ts';
import type { Answer, Api } from '#server/platform/http/api.ts';
import type { EditJobsDeps } from './context.ts';
import { type NamedPicture, readPixelText } from './pixel-text.ts';
import { findSource } from './source.ts';
import { requireEditor, startEdit } from './start-edit.ts';
import { storeTemporary } from './temporary-pictures.ts';
import { waitForJob } from './wait-for-job.ts';

interface Caller {
  userId: string;
  request: Request;
  signal: AbortSignal;
}

/** The calls of the specification. Our own client uses none of them. */
export function registerDocumentedCalls(api: Api, deps: EditJobsDeps): void {
  api.handle(uploadTemp, { limit: 'editPicture' }, ({ identity, body, request, signal }) =>
    keepForEdits(deps, { userId: identity.userId, request, signal }, body.imageUrl),
  );

  api.handle(generateEdit, { limit: 'paidCall' }, async ({ identity: { userId }, body, request, signal }) => {
    // Before any text is read: a bad picture is no answer to a user without the plan.
    await requireEditor(deps, userId);
    const caller = { userId, request, signal };
    const { jobId, coins, cost } = await startEdit(deps, {
      ...caller,
      picture: await readNamed(deps, caller, body.input_image),
      prompt: body.prompt,
      mask: null,
      strength: body.strength,
      documentId: null,
      idempotencyKey: request.headers.get('idempotency-key'),
    });
    return { jobId, userCoins: coins, cost, message: 'The edit has started.' };
  });

  api.handle(editWithFal, { limit: 'paidCall' }, async ({ identity: { userId }, body, request, signal }) => {
    try {
      return await editAndWait(deps, { userId, request, signal }, body);
    } catch (thrown) {
      if (signal.aborted) throw thrown;
      throw withDocumentedStatus(toAppError(thrown));
    }
  });
}

/** Null without a picture. */
async function readNamed(deps: EditJobsDeps, caller: Caller, text: string): Promise<NamedPicture | null> {
  return text.trim() === '' ? null : readPixelText(deps, { ...caller, text: text.trim() });
}

/**
 * Stores pixels as a temporary picture. The address of an own picture is answered with that picture: what is
 * made of it stays its version.
 */
async function keepForEdits(
  deps: EditJobsDeps,
  caller: Caller,
  text: string,
): Promise<Answer<typeof uploadTemp>> {
  await requireEditor(deps, caller.userId);
  const named = await readNamed(deps, caller, text);
  if (named?.kind === 'pixels') {
    const { key, expiresAt } = await storeTemporary(deps, { ...caller, bytes: named.bytes });
    return { tempUrl: deps.sign(key), expiresAt: expiresAt.toISOString() };
  }
  await findSource(deps, named, caller);
  const expiresAt = new Date(deps.clock.now().getTime() + pixelTextLimits.hours * hourMs);
  return { tempUrl: text.trim(), expiresAt: expiresAt.toISOString() };
}

/** Starts an edit of a marked part, and waits for its end. A client that leaves finds it in the gallery. */
async function editAndWait(
  deps: EditJobsDeps,
  caller: Caller,
  body: z.infer<typeof editWithFal.body>,
): Promise<Answer<typeof editWithFal>> {
  const { userId, request, signal } = caller;
  await requireEditor(deps, userId);
  const picture = await readNamed(deps, caller, body.image_url);
  const { jobId, cost } = await startEdit(deps, {
    ...caller,
    picture,
    prompt: body.prompt,
    mask: await readMaskText(deps, caller, body.mask_url),
    strength: body.strength,
    documentId: null,
    idempotencyKey: request.headers.get('idempotency-key'),
  });
  const job = await waitForJob(deps, { userId, jobId, signal });
  const [image] = job.images;
  if (job.status !== 'completed' || !image) {
    throw new AppError(job.error?.code ?? 'engine_failed', {
      ...(job.error && { message: job.error.message }),
    });
  }
  return { jobId, editedImageUrl: image.url, image, userCoins: await deps.coins.balance(userId), cost };
}

/** The pixels of a mask, sent as a data URL or stored as a temporary picture before. */
async function readMaskText(deps: EditJobsDeps, caller: Caller, text: string): Promise<Uint8Array> {
  const named = await readNamed(deps, caller, text);
  if (named === null) throw new AppError('mask_required');
  if (named.kind === 'pixels') return named.bytes;
  const { file } = await findSource(deps, named, caller);
  if (file.from instanceof Uint8Array) return file.from;
  throw new AppError('address_not_allowed');
}

/** What the documented client calls a data error. */
const dataErrors: ReadonlySet<ErrorCode> = new Set([
  'prompt_required',
  'prompt_too_long',
  'prompt_invalid',
  'edit_source_required',
  'unsupported_image',
  'heic_unsupported',
  'image_unreadable',
  'address_not_allowed',
  'not_found',
]);

/**
 * The documented client reads only the status of a failed mask edit: 400 for the data, 403 for the coins, 413
 * for the size, 500 for the server. The code and the sentence stay.
 */
function withDocumentedStatus(error: AppError): AppError {
  const status = statusOf(error);
  if (status === error.status) return error;
  const { code, message, fields, engines, cause, retryAfterSeconds } = error;
  return new AppError(code, {
    message,
    status,
    cause,
    ...(fields && { fields }),
    ...(engines && { engines }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });
}

function statusOf({ code, status }: AppError): number {
  if (dataErrors.has(code)) return 400;
  if (code === 'image_too_large') return 413;
  return status >= 500 ? 500 : status;
}
