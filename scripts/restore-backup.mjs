/**
 * Restores a backup of the embedded database: the latest, or the named one.
 *
 *   npm run restore-backup              the latest backup
 *   npm run restore-backup -- --list    lists the backups
 *   npm run restore-backup -- <name>    this backup
 *
 * The server must not be running. The replaced database is kept beside the restored one.
 */
import { resolve } from 'node:path';
import { lockDataFolder } from '../server/platform/database/data-folder-lock.ts';
import { backupsFolder, listBackups, restoreBackup } from '../server/platform/database/embedded/backup.ts';

const dataDir = resolve(process.env.DATA_DIR ?? './data');
const [wanted] = process.argv.slice(2);

async function main() {
  const backups = await listBackups(dataDir);
  if (wanted === '--list') {
    for (const backup of backups) console.log(backup.name);
    return;
  }
  const backup = wanted ? backups.find(({ name }) => name === wanted) : backups[0];
  if (!backup) {
    throw new Error(`There is no backup${wanted ? ` ${wanted}` : ''} in ${backupsFolder(dataDir)}.`);
  }
  const lock = lockDataFolder(dataDir);
  try {
    const replaced = await restoreBackup(dataDir, backup, new Date());
    console.log(`Restored the backup ${backup.name}, taken ${backup.takenAt.toISOString()}.`);
    if (replaced) console.log(`The database that was there before is kept in ${replaced}.`);
  } finally {
    lock.release();
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
