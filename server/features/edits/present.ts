import type { Edit } from '#contract/edits.ts';
import type { FoundImage } from '../gallery/gallery.ts';
import type { EditsContext } from './context.ts';
import type { EditRow } from './schema.ts';

/** Presents edits to their owner, with their pictures as far as those still exist. */
export async function presentEdits(
  { database, gallery, sign }: Pick<EditsContext, 'database' | 'gallery' | 'sign'>,
  userId: string,
  rows: readonly EditRow[],
): Promise<Edit[]> {
  const ids = rows.flatMap((row) => [row.originalImageId, row.editedImageId]).filter((id) => id !== null);
  const found = await gallery.findOwnIncludingTrash(database.db, userId, [...new Set(ids)]);
  const imageOf = (id: string | null) => (id === null ? undefined : found.get(id));
  return rows.map((row) => {
    const original = imageOf(row.originalImageId);
    const edited = imageOf(row.editedImageId);
    const own = row.thumbnailKey === null ? undefined : sign(row.thumbnailKey);
    return {
      id: row.id,
      name: row.name,
      description: row.description,
      prompt: row.prompt,
      thumbnail: own ?? (edited ?? original)?.image.thumbnailUrl ?? null,
      originalImageUrl: original?.image.url ?? null,
      editedImageUrl: edited?.image.url ?? null,
      originalImageId: row.originalImageId,
      editedImageId: row.editedImageId,
      picture: stateOf(row.editedImageId, edited),
      metadata: row.metadata,
      savedToBackend: true,
      createdAt: row.createdAt.toISOString(),
    };
  });
}

function stateOf(id: string | null, found: FoundImage | undefined): Edit['picture'] {
  if (id === null) return 'none';
  if (found === undefined) return 'deleted';
  return found.isInTrash ? 'in_trash' : 'kept';
}
