import type { DesignsDeps } from './context.ts';
import type { Design } from './find-design.ts';
import type { PreviewScheduler } from './preview-scheduler.ts';
import { storedReferences } from './stored-references.ts';

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
  const references = storedReferences(objects, engine, row);
  previews
    .run({ userId, imageId: row.id }, (signal) => designs.makeReady(row.recipe, { references, signal }))
    .catch(() => {});
}
