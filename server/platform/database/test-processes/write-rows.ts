// Writes rows and prints each one that the database has acknowledged.

import { eventCursors } from '../../events/schema.ts';
import { silentLog } from '../../log-types.ts';
import { openDatabase } from '../database.ts';

const [dataDir = '', run = ''] = process.argv.slice(2);
const database = await openDatabase({ dataDir, log: silentLog });
for (let seq = 1; ; seq++) {
  const userId = `${run}-${seq}`;
  await database.inTransaction((tx) => tx.insert(eventCursors).values({ userId, seq }));
  console.log(userId);
}
