import { sql } from 'drizzle-orm';
import type { Tx } from './handles.ts';

/**
 * Loads what text search needs: trigrams, one index over them and ordinary columns, accent removal, and
 * `search_text(text)`, the lower-case form without accents that an index and a query must both use.
 * PostgreSQL does not allow `unaccent` itself in an index, since its dictionary could change; ours never
 * does.
 */
export async function prepareExtensions(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ ready: boolean }>(
    sql`select to_regprocedure('search_text(text)') is not null
      and exists (select from pg_extension where extname = 'btree_gin') as ready`,
  );
  if (rows[0]?.ready) return;
  await tx.execute(sql`create extension if not exists pg_trgm`);
  await tx.execute(sql`create extension if not exists btree_gin`);
  await tx.execute(sql`create extension if not exists unaccent`);
  const home = await tx.execute<{ schema: string }>(
    sql`select quote_ident(nspname) as schema from pg_extension join pg_namespace n on n.oid = extnamespace where extname = 'unaccent'`,
  );
  const schema = home.rows[0]?.schema ?? 'public';
  await tx.execute(
    sql.raw(`
    create or replace function search_text(text) returns text
    language sql immutable strict parallel safe
    return ${schema}.unaccent('${schema}.unaccent'::regdictionary, lower($1))`),
  );
}
