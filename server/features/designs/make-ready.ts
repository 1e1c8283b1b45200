import type { DesignsDeps } from './context.ts';
import type { Design } from './find-design.ts';
import type { NewestPreviews } from './newest-previews.ts';
import { storedReferences } from './stored-references.ts';

/**
 * Has the engine make a design's first preview as fast as the next ones, for somebody who has just opened it. It takes the
 * turn of a preview, and gives way to the first one; while one is drawn, such as for another window, there is nothing to make
 * ready. Nobody waits for it, and what fails is told by the preview.
 */
export function makeReady(
  { objects, newest }: Pick<DesignsDeps, 'objects'> & { newest: NewestPreviews },
  userId: string,
  { row, engine, designs }: Design,
): void {
  if (newest.isBusyWith({ userId, imageId: row.id })) return;
  const references = storedReferences(objects, engine, row);
  newest
    .run({ userId, imageId: row.id }, (signal) => designs.makeReady(row.recipe, { references, signal }))
    .catch(() => {});
}
