import { type BackupPlace, makeBackup } from '../../backups/backup-folder.ts';
import { defaultBackups } from '../../backups/places.ts';
import { fullDiskMessage } from '../../data-folder.ts';
import type { Log } from '../../log-types.ts';
import type { Connection } from '../connection.ts';
import { lockDataFolder } from '../data-folder-lock.ts';
import type { EmbeddedClient } from './client.ts';
import { Maintenance } from './maintenance.ts';
import { embeddedHandle, embeddedTransaction, openEmbeddedClient } from './open-embedded.ts';
import { startWatchdog } from './watchdog.ts';

/** Locks the data folder and opens its database. */
export async function connectEmbedded(options: {
  dataDir: string;
  log: Log;
  backups?: BackupPlace | undefined;
  whenOwned?: (() => Promise<void>) | undefined;
  onStall?: (() => void) | undefined;
}): Promise<Connection> {
  const lock = lockDataFolder(options.dataDir);
  try {
    await options.whenOwned?.();
    const end = options.onStall ?? (() => process.exit(1));
    const abandon = async (details: object, message: string) => {
      const advice = await fullDiskMessage(options.dataDir);
      options.log.error({ ...details, ...(advice && { advice }) }, `${message}, ending the process`);
      end();
    };
    const backups = options.backups ?? defaultBackups(options.dataDir);
    const places = { dataDir: options.dataDir, backups: backups.folder };
    const client = await openEmbeddedClient(places, options.log, (reason) => {
      void abandon({ reason: reason.message }, 'the embedded database gave up');
    });
    return toConnection(client, { ...options, backups, abandon }, () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}

function toConnection(
  client: EmbeddedClient,
  options: {
    dataDir: string;
    backups: BackupPlace;
    log: Log;
    abandon(details: object, message: string): Promise<void>;
  },
  release: () => void,
): Connection {
  const watchdog = startWatchdog(
    async () => {
      await client.query('select 1');
    },
    () => {
      const details = { statement: client.currentStatement() };
      void options.abandon(details, 'the embedded database has not answered for 30 seconds');
    },
  );
  const maintenance = new Maintenance({ client, watchdog, ...options });
  maintenance.start();
  return {
    db: embeddedHandle(client),
    sql: {
      async execute(text, values) {
        if (values?.length) return client.query(text, values);
        const results = await client.exec(text);
        return { rows: results.flatMap((result) => result.rows) };
      },
    },
    // No other process can have this database open.
    withLock: (_lock, work) => work(),
    transaction: (work) => client.transaction((transaction) => work(embeddedTransaction(transaction))),
    listen: (channel, onPayload) => client.listen(channel, onPayload),
    copyTo: (folder) => maintenance.copyTo(folder),
    // No other process can have this database open.
    processKey: 1,
    findAbsent: async (keys) => keys.filter((key) => key !== 1),
    // It ends with the process.
    hasFailedSince: () => false,
    maintain: () => maintenance.run(),
    async beforeMigration() {
      const made = { reason: 'before-migration' as const, now: new Date() };
      const backup = await makeBackup(options.backups, made, (target) => maintenance.copyTo(target));
      options.log.info({ folder: backup.folder }, 'backed up the database');
    },
    async close() {
      watchdog.stop();
      await maintenance.stop();
      await maintenance.run().catch((error: unknown) => {
        options.log.warn({ error: String(error) }, 'database maintenance before closing failed');
      });
      await client.close();
      release();
    },
  };
}
