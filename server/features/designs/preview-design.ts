import type { previewDesign as call, DesignChange } from '#contract/designs.ts';
import type { StoredReferences } from '#engines/designs.ts';
import type { Engine } from '#engines/engine.ts';
import type { Answer } from '#server/platform/http/api.ts';
import type { ObjectStore } from '#server/platform/objects/objects.ts';
import type { ImageRow } from '../gallery/gallery.ts';
import { readReferencePictures } from '../generation/generation.ts';
import { checkChange } from './check-change.ts';
import type { DesignsDeps } from './context.ts';
import { withDesignErrors } from './design-errors.ts';
import { type Design, drawnFrom, findDesign } from './find-design.ts';
import type { PreviewScheduler } from './preview-scheduler.ts';
import { withFace } from './with-face.ts';

interface PreviewRequest {
  userId: string;
  imageId: string;
  change: DesignChange;
  detail: 'quick' | 'full';
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
}

/**
 * Draws a changed design and stores nothing. Throws `not_found`, `not_a_design`, `design_change_invalid` with
 * the field to change, `face_not_found`, `prompt_invalid`, `content_policy`, `preview_superseded` for a newer
 * one, and `rate_limited` if too many of the user's wait.
 */
export function previewDesign(
  deps: DesignsDeps & { previews: PreviewScheduler },
  { userId, imageId, change, detail, signal }: PreviewRequest,
): Promise<Answer<typeof call>> {
  return deps.previews.run({ userId, imageId, signal }, async (stop) => {
    const design = await findDesign(deps, userId, imageId);
    const { face, ...rest } = await checkChange(deps.contentPolicy, change, stop);
    const before = await withDesignErrors(withFace(deps, design, { face }, { signal: stop }));
    const references = storedReferences(deps.objects, design.engine, before.references);
    const drawn = await withDesignErrors(
      design.designs.preview(before.recipe, rest, { detail, references, signal: stop }),
    );
    const { bytes, mimeType, width, height } = drawn;
    const view = { ...drawn.view, warnings: [...before.warnings, ...drawn.view.warnings] };
    return {
      picture: { mimeType, data: Buffer.from(bytes).toString('base64'), width, height },
      view,
    };
  });
}

/**
 * Warms up a design's first preview for a user who has just opened it. Takes a preview's turn and is
 * superseded by the first one; no-op while one is drawn, such as for another window. Runs in the background;
 * failures show in the preview.
 */
export function warmUpPreview(
  { objects, previews }: Pick<DesignsDeps, 'objects'> & { previews: PreviewScheduler },
  userId: string,
  { row, engine, designs }: Design,
): void {
  if (previews.isBusyWith({ userId, imageId: row.id })) return;
  const references = storedReferences(objects, engine, drawnFrom(row));
  previews
    .run({ userId, imageId: row.id }, (signal) => designs.makeReady(row.recipe, { references, signal }))
    .catch(() => {});
}

/** A picture's references, by key for engines that cache them: an object never changes. */
function storedReferences(
  objects: ObjectStore,
  engine: Engine,
  references: ImageRow['references'],
): StoredReferences {
  return {
    id: references.map(({ key }) => key).join('\n'),
    read: () => readReferencePictures(objects, engine, references),
  };
}
