import type { EmbeddedClient } from './client.ts';

interface Table {
  name: string;
}

/**
 * Does the work of autovacuum, which the embedded database lacks, with its usual thresholds: a table is due
 * once a fifth of its rows are dead or a tenth have changed since its last analysis. Returns the tables that
 * were due.
 */
export async function vacuumDueTables(client: EmbeddedClient): Promise<string[]> {
  // Otherwise counters reach the statistics with a delay, and never while nothing else runs.
  await client.query('select pg_stat_force_next_flush()');
  const { rows } = await client.query<Table>(`
    select format('%I.%I', schemaname, relname) as name
    from pg_stat_user_tables
    where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup`);
  // One table per statement: vacuum blocks the connection, and other statements run in between.
  for (const { name } of rows) await client.query(`vacuum (analyze) ${name}`);
  return rows.map(({ name }) => name);
}
