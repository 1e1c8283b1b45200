import type { PlainSql } from '../connection.ts';

/** Keeps the rows of a new database: migrations and the queue's installation. */
const keptTable = 'kept_rows';

const ownTables = `
  select c.oid::regclass::text as name, c.oid
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('public', 'pgboss')`;

/** Counts the objects of a schema. Object ids below 16384 are PostgreSQL's own. */
const schemaSize = `
  select (select count(*) from pg_attribute where attrelid >= 16384 and attnum > 0 and not attisdropped)
    || ' columns, ' || (select count(*) from pg_index where indrelid >= 16384)
    || ' indexes, ' || (select count(*) from pg_constraint where oid >= 16384)
    || ' constraints, ' || (select count(*) from pg_trigger where oid >= 16384)
    || ' triggers, ' || (select count(*) from pg_proc where oid >= 16384) || ' functions' as size`;

/** Stores the rows of a new database for `resetRows`. */
export async function keepRows(sql: PlainSql): Promise<void> {
  await sql.execute(`
    create schema ${keptTable};
    create table ${keptTable}.sizes (size text);
    do $$
    declare
      own record;
      is_filled boolean;
    begin
      for own in ${ownTables} loop
        execute format('select exists (select from %s)', own.name) into is_filled;
        if is_filled then execute format('create table ${keptTable}.%I as table %s', own.name, own.name); end if;
      end loop;
      insert into ${keptTable}.sizes ${schemaSize};
    end $$;`);
}

/**
 * Up to this size deleting rows is faster than truncating, which creates new files for a table, its indexes
 * and all that reference it.
 */
const maxDeletedBytes = 256 * 1024;

/**
 * Empties every table that was written to and restores the rows of a new database. Throws if the schema has
 * changed: a test that changes it needs its own database.
 *
 * The definitions of the queue's jobs stay until its monitor has counted their entries: a start compares
 * them with its own, and creating them takes four statements each.
 */
export async function resetRows(sql: PlainSql): Promise<void> {
  await sql.execute(`
    discard temp;
    reset all;
    select pg_advisory_unlock_all();
    do $$
    declare
      own record;
      before text := (select size from ${keptTable}.sizes);
      now text := (select size from (${schemaSize}) as schema);
    begin
      if before <> now then
        raise 'a test has changed the schema of the shared database from % to %: open one by openOwnTestDatabase',
          before, now;
      end if;
      -- Without foreign keys the order does not matter.
      set local session_replication_role = replica;
      for own in select * from (${ownTables}) as tables where pg_relation_size(tables.oid) > 0 loop
        if own.oid = 'pgboss.queue'::regclass then
          delete from pgboss.queue where coalesce(monitor_claim_on, monitor_on, maintain_on) is not null;
        elsif pg_relation_size(own.oid) > ${maxDeletedBytes} then
          execute format('truncate %s cascade', own.name);
        else
          execute format('delete from %s', own.name);
        end if;
      end loop;
      for own in select c.relname as name from pg_class c
        where c.relnamespace = '${keptTable}'::regnamespace and c.relkind = 'r' and c.relname <> 'sizes' loop
        execute format('insert into %s table ${keptTable}.%I on conflict do nothing', own.name, own.name);
      end loop;
      -- The planner must not know the small tables of the test before: foreign keys would be checked by sequential scans.
      set local allow_system_table_mods = on;
      delete from pg_statistic where starelid in (select oid from (${ownTables}) as tables);
      update pg_class set relpages = 0, reltuples = -1, relallvisible = 0
        where oid in (select oid from (${ownTables}) as tables) and reltuples >= 0;
    end $$;
    discard plans;`);
}
