import { and, inArray, isNull } from 'drizzle-orm';
import type { Tool } from '#contract/tools.ts';
import type { Reader } from '#server/platform/database/database.ts';
import { images, type StoredVariant } from '../schema.ts';
import { readTool } from './present.ts';

export interface PictureRef {
  userId: string;
  imageId: string;
}

/** What others may see of a shared picture. */
export interface SharedPicture extends PictureRef {
  prompt: string;
  tool: Tool;
  styleName: string;
  width: number;
  height: number;
  thumbhash: string;
  /** WebP copies by width, narrowest first; never empty. */
  variants: StoredVariant[];
}

const shownColumns = {
  userId: images.userId,
  id: images.id,
  prompt: images.prompt,
  tool: images.tool,
  styleName: images.styleName,
  width: images.width,
  height: images.height,
  thumbhash: images.thumbhash,
  objectKey: images.objectKey,
  variants: images.variants,
};
type ShownRow = Pick<typeof images.$inferSelect, keyof typeof shownColumns>;

/** Pictures of any users, except those in the trash. */
export async function findPictures(db: Reader, references: readonly PictureRef[]): Promise<SharedPicture[]> {
  if (references.length === 0) return [];
  const keyOf = ({ userId, imageId }: PictureRef) => `${userId}/${imageId}`;
  const keys = new Set(references.map(keyOf));
  const rows = await db
    .select(shownColumns)
    .from(images)
    .where(
      and(
        inArray(images.userId, [...new Set(references.map((one) => one.userId))]),
        inArray(
          images.id,
          references.map((one) => one.imageId),
        ),
        isNull(images.deletedAt),
      ),
    );
  return rows
    .filter((row) => keys.has(keyOf({ userId: row.userId, imageId: row.id })))
    .map((row) => ({
      userId: row.userId,
      imageId: row.id,
      prompt: row.prompt,
      tool: readTool(row.tool),
      styleName: row.styleName,
      width: row.width,
      height: row.height,
      thumbhash: row.thumbhash,
      variants: copiesOf(row),
    }));
}

/** A picture too narrow for any copy is its own copy. */
function copiesOf(row: ShownRow): StoredVariant[] {
  if (row.variants.length === 0) return [{ width: row.width, key: row.objectKey }];
  return row.variants.toSorted((one, other) => one.width - other.width);
}
