// Opens the database of the data folder that it is told, says so, and keeps it.
import { silentLog } from '../../log-types.ts';
import { openDatabase } from '../database.ts';

const [dataDir = ''] = process.argv.slice(2);
try {
  await openDatabase({ dataDir, log: silentLog });
  console.log('open');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
