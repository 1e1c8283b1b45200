import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { images } from '../schema.ts';

/** For queries of tables that name pictures: true where the named one is not in the trash, be it that there is none. */
export function isOutsideTrash(userId: SQLWrapper, imageId: SQLWrapper): SQL {
  return sql`not exists (select 1 from ${images} as trashed
    where trashed.user_id = ${userId} and trashed.id = ${imageId} and trashed.deleted_at is not null)`;
}
