/**
 * Restores a backup, the latest or the named one: the database, and the pictures that the store lacks.
 *
 *   npm run restore-backup              the latest backup
 *   npm run restore-backup -- --list    lists the backups
 *   npm run restore-backup -- <name>    this backup
 *
 * Reads the server's variables. No server may be running. A replaced embedded database is kept beside the
 * restored one; a PostgreSQL database is replaced, by `pg_restore` and `psql`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, loadConfig } from '../server/config.ts';
import { type Backup, listBackups } from '../server/platform/backups/backup-folder.ts';
import { createObjectMirror } from '../server/platform/backups/object-mirror.ts';
import { databaseIn, dumpIn } from '../server/platform/backups/places.ts';
import { prepareDataFolder } from '../server/platform/data-folder.ts';
import { lockDataFolder } from '../server/platform/database/data-folder-lock.ts';
import { restoreDatabase } from '../server/platform/database/embedded/backup.ts';
import { restoreDump } from '../server/platform/database/postgres/dump.ts';

const [wanted] = process.argv.slice(2);

async function main() {
  const config = loadConfig(process.env);
  const { folder } = config.backups;
  const backups = await listBackups(folder);
  if (wanted === '--list') {
    for (const backup of backups) console.log(backup.name);
    return;
  }
  const backup = wanted ? backups.find(({ name }) => name === wanted) : backups[0];
  if (!backup) throw new Error(`There is no backup${wanted ? ` ${wanted}` : ''} in ${folder}.`);
  await prepareDataFolder(config.dataDir);
  const lock = lockDataFolder(config.dataDir);
  try {
    await restore(config, backup);
  } finally {
    lock.release();
  }
}

async function restore({ dataDir, databaseUrl, backups, s3 }: Config, backup: Backup) {
  if (databaseUrl !== null) {
    if (!existsSync(dumpIn(backup.folder)))
      throw new Error(`${backup.name} has no copy of a PostgreSQL database.`);
    await restoreDump(databaseUrl, dumpIn(backup.folder));
    console.log(`Restored the backup ${backup.name}, taken ${backup.takenAt.toISOString()}.`);
  } else {
    if (!existsSync(databaseIn(backup.folder)))
      throw new Error(
        `${backup.name} has no copy of an embedded database. Set DATABASE_URL to restore it there.`,
      );
    const replaced = await restoreDatabase(dataDir, databaseIn(backup.folder), new Date());
    console.log(`Restored the backup ${backup.name}, taken ${backup.takenAt.toISOString()}.`);
    if (replaced) console.log(`The database that was there before is kept in ${replaced}.`);
  }
  if (s3) {
    console.log('The pictures are in the S3 bucket, which was not changed.');
    return;
  }
  const mirror = createObjectMirror({ store: join(dataDir, 'objects'), backups: backups.folder });
  console.log(`Put back ${await mirror.restore(backup.name)} files of pictures.`);
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
