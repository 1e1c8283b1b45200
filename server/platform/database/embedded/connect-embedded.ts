import type { Connection } from '../connection.ts';
import { lockDataFolder } from '../data-folder-lock.ts';
import { embeddedHandle, embeddedTransaction, openEmbeddedClient } from './open-embedded.ts';

/** Becomes the owner of the data folder and opens its database. */
export async function connectEmbedded(options: { dataDir: string }): Promise<Connection> {
  const lock = lockDataFolder(options.dataDir);
  try {
    const client = await openEmbeddedClient(options.dataDir);
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
      async close() {
        await client.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
