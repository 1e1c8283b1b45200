import type * as z from 'zod';
import type { previewDesign as call, DesignChange } from '#contract/designs.ts';
import { checkChange } from './check-change.ts';
import type { DesignsDeps } from './context.ts';
import { explained } from './explain.ts';
import { findDesign } from './find-design.ts';
import type { NewestPreviews } from './newest-previews.ts';
import { storedReferences } from './stored-references.ts';

interface WantedPreview {
  userId: string;
  imageId: string;
  change: DesignChange;
  detail: 'quick' | 'full';
  /** Aborted when the user goes away. */
  signal: AbortSignal;
}

/**
 * Draws a changed design and keeps nothing. Throws `not_found`, `not_a_design`, `design_change_invalid` with the field that
 * has to be chosen otherwise, `prompt_invalid`, `content_policy`, and `preview_superseded` where a newer one has come,
 * and `rate_limited` where too many of the user's wait.
 */
export function previewDesign(
  deps: DesignsDeps & { newest: NewestPreviews },
  { userId, imageId, change, detail, signal }: WantedPreview,
): Promise<z.infer<(typeof call)['response']>> {
  return deps.newest.run({ userId, imageId, signal }, async (stop) => {
    const { row, engine, designs } = await findDesign(deps, userId, imageId);
    const checked = await checkChange(deps.contentPolicy, change, stop);
    const references = storedReferences(deps.objects, engine, row);
    const drawn = await explained(designs.preview(row.recipe, checked, { detail, references, signal: stop }));
    const { bytes, mimeType, width, height, view } = drawn;
    return {
      success: true,
      picture: { mimeType, data: Buffer.from(bytes).toString('base64'), width, height },
      view,
    };
  });
}
