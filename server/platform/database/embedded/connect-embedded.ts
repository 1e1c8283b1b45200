import type { Log } from '../../log-types.ts';
import type { Connection } from '../connection.ts';
import { lockDataFolder } from '../data-folder-lock.ts';
import type { EmbeddedClient } from './client.ts';
import { Maintenance } from './maintenance.ts';
import { embeddedHandle, embeddedTransaction, openEmbeddedClient } from './open-embedded.ts';
import { startWatchdog } from './watchdog.ts';

/** Becomes the owner of the data folder and opens its database. */
export async function connectEmbedded(options: {
  dataDir: string;
  log: Log;
  onSilence?: (() => void) | undefined;
}): Promise<Connection> {
  const lock = lockDataFolder(options.dataDir);
  try {
    const onSilence = options.onSilence ?? (() => process.exit(1));
    const client = await openEmbeddedClient(options.dataDir, options.log, () => {
      options.log.error({}, "the embedded database's thread ended, ending the process");
      onSilence();
    });
    return toConnection(client, { ...options, onSilence }, () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}

function toConnection(
  client: EmbeddedClient,
  options: { dataDir: string; log: Log; onSilence: () => void },
  release: () => void,
): Connection {
  const watchdog = startWatchdog(
    async () => {
      await client.query('select 1');
    },
    () => {
      options.log.error(
        { statement: client.currentStatement() },
        'the embedded database has not answered for 30 seconds, ending the process',
      );
      options.onSilence();
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
    // No other process has this database.
    withLock: (_lock, work) => work(),
    transaction: (work) => client.transaction((transaction) => work(embeddedTransaction(transaction))),
    listen: (channel, onPayload) => client.listen(channel, onPayload),
    maintain: () => maintenance.run(),
    async beforeMigration() {
      await maintenance.backUp('before-migration');
    },
    async close() {
      watchdog.stop();
      await maintenance.stop();
      await maintenance.run().catch((error: unknown) => {
        options.log.warn({ error: String(error) }, 'tidying up the database before closing it failed');
      });
      await client.close();
      release();
    },
  };
}
