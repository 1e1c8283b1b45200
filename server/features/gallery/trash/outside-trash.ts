import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { images } from '../schema.ts';

/**
 * For queries of tables that refer to pictures: true unless the picture is in the trash, even if it does not
 * exist.
 */
export function isOutsideTrash(userId: SQLWrapper, imageId: SQLWrapper): SQL {
  return sql`not exists (select 1 from ${images} as trashed
    where trashed.user_id = ${userId} and trashed.id = ${imageId} and trashed.deleted_at is not null)`;
}
