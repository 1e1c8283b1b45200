import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { BackupRun } from '#contract/backups.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { type BackupRunRow, backupRuns } from './schema.ts';

/** Older runs are deleted. */
const keptRuns = 100;

export interface RunsDeps {
  database: Pick<Database, 'db' | 'inTransaction'>;
  clock: Clock;
  newId(): string;
}

/** The runs of the backup, in the database. */
export function createRuns({ database, clock, newId }: RunsDeps) {
  const newest = async (state?: BackupRunRow['state']) => {
    const [row] = await database.db
      .select()
      .from(backupRuns)
      .where(state && eq(backupRuns.state, state))
      .orderBy(desc(backupRuns.id))
      .limit(1);
    return row ?? null;
  };
  const change = async (id: string, values: Partial<BackupRunRow>) => {
    await database.db.update(backupRuns).set(values).where(eq(backupRuns.id, id));
  };
  const insert = async (tx: Tx, reason: BackupRunRow['reason']): Promise<string> => {
    const id = newId();
    await tx.insert(backupRuns).values({ id, state: 'waiting', reason, requestedAt: clock.now() });
    return id;
  };
  return {
    newest,
    async newestFailure(): Promise<Date | null> {
      return (await newest('failed'))?.endedAt ?? null;
    },
    /** Adds a run unless one waits or runs. */
    async add(tx: Tx, reason: BackupRunRow['reason']): Promise<void> {
      const [open] = await tx
        .select({ id: backupRuns.id })
        .from(backupRuns)
        .where(inArray(backupRuns.state, ['waiting', 'running']))
        .limit(1);
      if (open) return;
      await insert(tx, reason);
    },
    insert,
    async get(id: string): Promise<BackupRunRow> {
      const [row] = await database.db.select().from(backupRuns).where(eq(backupRuns.id, id));
      if (!row) throw new Error(`There is no backup run ${id}.`);
      return row;
    },
    begin: (id: string, name: string) => change(id, { state: 'running', name }),
    async end(id: string, values: Partial<BackupRunRow>): Promise<void> {
      await change(id, { ...values, endedAt: clock.now() });
      const [oldest] = await database.db
        .select({ id: backupRuns.id })
        .from(backupRuns)
        .orderBy(desc(backupRuns.id))
        .offset(keptRuns)
        .limit(1);
      if (oldest) await database.db.delete(backupRuns).where(lt(backupRuns.id, oldest.id));
    },
    /**
     * Ends the runs of processes that died. The caller holds the lock of backups, so none is running. A
     * restored database has its own backup as running: `isThere` says whether it was completed.
     */
    async settleInterrupted(isThere: (name: string) => boolean): Promise<void> {
      const rows = await database.db.select().from(backupRuns).where(eq(backupRuns.state, 'running'));
      for (const { id, name } of rows) {
        const isDone = name !== null && isThere(name);
        await database.db
          .update(backupRuns)
          .set({
            state: isDone ? 'done' : 'failed',
            endedAt: clock.now(),
            error: isDone ? null : 'The server stopped during the backup.',
          })
          .where(and(eq(backupRuns.id, id), eq(backupRuns.state, 'running')));
      }
    },
  };
}

export function presentRun(row: BackupRunRow): BackupRun {
  const { state, reason, requestedAt, endedAt, name, databaseBytes, objects, objectBytes, error } = row;
  return {
    state,
    reason,
    requestedAt: requestedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    name,
    databaseBytes,
    objects,
    objectBytes,
    error,
  };
}
