// Opens the database of the given data folder, says so, and keeps it open.
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
