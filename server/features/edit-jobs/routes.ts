import { startEdit as startCall, understandEdit as understandCall } from '#contract/edit-calls.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { EditJobsDeps } from './context.ts';
import { registerDocumentedCalls } from './documented-calls.ts';
import type { NamedPicture } from './pixel-text.ts';
import { findSource } from './source.ts';
import { requireEditor, startEdit } from './start-edit.ts';
import { understandEdit } from './understand-edit.ts';

export function registerEditRoutes(api: Api, deps: EditJobsDeps): void {
  api.handle(understandCall, { limit: 'editUnderstand' }, async ({ identity: { userId }, body, signal }) => {
    await requireEditor(deps, userId);
    const { file } = await findSource(deps, readIds(body), { userId, signal });
    return understandEdit(deps, { userId, body, size: { width: file.width, height: file.height }, signal });
  });

  api.handle(
    startCall,
    { limit: 'paidCall' },
    async ({ identity: { userId }, form, files, request, signal }) => {
      await requireEditor(deps, userId);
      const { jobId, coins, cost } = await startEdit(deps, {
        userId,
        picture: readIds(form),
        prompt: form.prompt,
        mask: files.mask[0]?.path ?? null,
        strength: form.strength,
        documentId: form.documentId ?? null,
        idempotencyKey: request.headers.get('idempotency-key'),
        signal,
      });
      const job = await deps.jobs.show(userId, jobId);
      if (job === null) throw new AppError('not_found');
      return { job, coins, cost };
    },
  );

  registerDocumentedCalls(api, deps);
}

/** Null without a picture. Throws `validation_failed` for two. */
function readIds({
  imageId,
  assetId,
}: {
  imageId?: string | undefined;
  assetId?: string | undefined;
}): NamedPicture | null {
  if (imageId !== undefined && assetId !== undefined) {
    const fields = { assetId: 'Send the id of a picture or of an asset, not both.' };
    throw new AppError('validation_failed', { fields });
  }
  if (imageId !== undefined) return { kind: 'image', id: imageId };
  return assetId === undefined ? null : { kind: 'asset', id: assetId };
}
