import type { EmbeddedClient } from './client.ts';

interface Table {
  name: string;
}

/**
 * Does what PostgreSQL's autovacuum would, which the embedded database does not have, with its usual thresholds: a
 * table is due once a fifth of its rows are dead or a tenth were changed since the planner last looked at it. Answers
 * the tables that were due.
 */
export async function vacuumDueTables(client: EmbeddedClient): Promise<string[]> {
  // Counters reach the statistics only now and then, and never by themselves while nothing else runs.
  await client.query('select pg_stat_force_next_flush()');
  const { rows } = await client.query<Table>(`
    select format('%I.%I', schemaname, relname) as name
    from pg_stat_user_tables
    where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup`);
  // One statement at a time: vacuum cannot run beside others, and between two of them others get their turn.
  for (const { name } of rows) await client.query(`vacuum (analyze) ${name}`);
  return rows.map(({ name }) => name);
}
