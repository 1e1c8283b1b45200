import { minuteMs } from '#contract/durations.ts';
import { databaseIn } from '../../backups/places.ts';
import type { Log } from '../../log-types.ts';
import { copyDatabase } from './backup.ts';
import type { EmbeddedClient } from './client.ts';
import type { Watchdog } from './watchdog.ts';

const checkIntervalMs = minuteMs;
/** Runs even on a database that is never idle, after this many postponements. */
const maxPostponements = 10;

/**
 * Maintains the embedded database: does what PostgreSQL's background processes do on a server.
 */
export class Maintenance {
  readonly #client: EmbeddedClient;
  readonly #watchdog: Watchdog;
  readonly #dataDir: string;
  readonly #log: Log;
  #timer: NodeJS.Timeout | undefined;
  #postponements = 0;
  #lastCheckpoint = '';
  #running: Promise<void> | undefined;

  constructor(parts: { client: EmbeddedClient; watchdog: Watchdog; dataDir: string; log: Log }) {
    this.#client = parts.client;
    this.#watchdog = parts.watchdog;
    this.#dataDir = parts.dataDir;
    this.#log = parts.log;
  }

  start(): void {
    this.#timer = setInterval(() => void this.#look(), checkIntervalMs);
    this.#timer.unref();
  }

  /**
   * Vacuums what is due and writes a checkpoint. One run at a time: concurrent calls share the running one.
   */
  run(): Promise<void> {
    this.#running ??= this.#watchdog
      .pausedFor(() => this.#tidy())
      .finally(() => {
        this.#running = undefined;
      });
    return this.#running;
  }

  /** Copies the database into a backup's folder while others use it. */
  copyTo(folder: string): Promise<void> {
    return this.#watchdog.pausedFor(() => copyDatabase(this.#client, this.#dataDir, databaseIn(folder)));
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running?.catch(() => undefined);
  }

  async #look(): Promise<void> {
    if (!this.#client.isIdle() && this.#postponements < maxPostponements) {
      this.#postponements += 1;
      return;
    }
    this.#postponements = 0;
    try {
      await this.run();
    } catch (error) {
      this.#log.error({ error: String(error) }, 'database maintenance failed');
    }
  }

  async #tidy(): Promise<void> {
    const tables = await vacuumDueTables(this.#client);
    if (tables.length > 0) this.#log.debug({ tables }, 'vacuumed');
    const before = await this.#writtenTo();
    if (before === this.#lastCheckpoint) return;
    await this.#client.query('checkpoint');
    // A checkpoint writes a log record of itself, which needs no further checkpoint.
    this.#lastCheckpoint = await this.#writtenTo();
  }

  async #writtenTo(): Promise<string> {
    const { rows } = await this.#client.query<{ position: string }>(
      'select pg_current_wal_lsn()::text as position',
    );
    return rows[0]?.position ?? '';
  }
}

interface Table {
  name: string;
}

/**
 * Does the work of autovacuum, which the embedded database lacks, with its usual thresholds: a table is due
 * once a fifth of its rows are dead or a tenth have changed since its last analysis. Returns the tables that
 * were due.
 */
async function vacuumDueTables(client: EmbeddedClient): Promise<string[]> {
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
